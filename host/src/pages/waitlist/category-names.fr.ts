import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "Restaurant et café",
  "Coffee Shop": "Salon de café",
  Bakery: "Boulangerie",
  "Bar / Brewery / Taproom": "Bar / Brasserie",
  "Food Truck": "Camion de restauration",
  "Grocery / Market": "Épicerie / Marché",
  "Fitness / Gym": "Salle de sport",
  "Yoga / Wellness Studio": "Studio de yoga / bien-être",
  "Salon & Spa": "Salon de coiffure et spa",
  "Barber Shop": "Barbier",
  "Pet Services": "Services pour animaux",
  "Auto Repair & Car Care": "Réparation et entretien automobile",
  "Cleaning Services": "Services de nettoyage",
  "Home Improvement: General Contractor": "Travaux : entreprise générale",
  "Home Improvement: Plumbing": "Travaux : plomberie",
  "Home Improvement: Electrical": "Travaux : électricité",
  "Home Improvement: HVAC": "Travaux : chauffage et climatisation",
  "Home Improvement: Flooring & Painting": "Travaux : sols et peinture",
  "Home Furnishings & Decor": "Ameublement et décoration",
  "Landscaping & Gardening": "Paysagisme et jardinage",
  "Retail Boutique / Gift Shop": "Boutique / Cadeaux",
  "Bookstore / Stationery": "Librairie / Papeterie",
  "Kids Activities / Education": "Activités pour enfants / Éducation",
  "Professional Services: Accounting & Bookkeeping":
    "Services professionnels : comptabilité",
  "Professional Services: Legal": "Services professionnels : droit",
  "Professional Services: Marketing & Consulting":
    "Services professionnels : marketing et conseil",
  "Health Clinic / Urgent Care": "Clinique / Soins urgents",
  Pharmacy: "Pharmacie",
  "Entertainment & Events": "Divertissement et événements",
  "Coworking / Offices": "Espaces de travail / Bureaux",
  "Tourism & Travel": "Tourisme et voyages",
  Other: "Autre",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
