import type { BusinessCategory } from "@nearsay/core/contract";
import { categories } from "#messages";

/** The contract's names are the English ones. */
export const categoryNames: Readonly<Record<BusinessCategory, string>> = {
  "Restaurant & Cafe": categories.restaurantCafe,
  "Coffee Shop": categories.coffeeShop,
  Bakery: categories.bakery,
  "Bar / Brewery / Taproom": categories.barBreweryTaproom,
  "Food Truck": categories.foodTruck,
  "Grocery / Market": categories.groceryMarket,
  "Fitness / Gym": categories.fitnessGym,
  "Yoga / Wellness Studio": categories.yogaWellnessStudio,
  "Salon & Spa": categories.salonSpa,
  "Barber Shop": categories.barberShop,
  "Pet Services": categories.petServices,
  "Auto Repair & Car Care": categories.autoRepairCarCare,
  "Cleaning Services": categories.cleaningServices,
  "Home Improvement: General Contractor":
    categories.homeImprovementGeneralContractor,
  "Home Improvement: Plumbing": categories.homeImprovementPlumbing,
  "Home Improvement: Electrical": categories.homeImprovementElectrical,
  "Home Improvement: HVAC": categories.homeImprovementHvac,
  "Home Improvement: Flooring & Painting":
    categories.homeImprovementFlooringPainting,
  "Home Furnishings & Decor": categories.homeFurnishingsDecor,
  "Landscaping & Gardening": categories.landscapingGardening,
  "Retail Boutique / Gift Shop": categories.retailBoutiqueGiftShop,
  "Bookstore / Stationery": categories.bookstoreStationery,
  "Kids Activities / Education": categories.kidsActivitiesEducation,
  "Professional Services: Accounting & Bookkeeping":
    categories.professionalServicesAccountingBookkeeping,
  "Professional Services: Legal": categories.professionalServicesLegal,
  "Professional Services: Marketing & Consulting":
    categories.professionalServicesMarketingConsulting,
  "Health Clinic / Urgent Care": categories.healthClinicUrgentCare,
  Pharmacy: categories.pharmacy,
  "Entertainment & Events": categories.entertainmentEvents,
  "Coworking / Offices": categories.coworkingOffices,
  "Tourism & Travel": categories.tourismTravel,
  Other: categories.other,
};
