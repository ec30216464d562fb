/** The kinds of business that can join the waitlist. */
export const businessCategories = [
  "Restaurant & Cafe",
  "Coffee Shop",
  "Bakery",
  "Bar / Brewery / Taproom",
  "Food Truck",
  "Grocery / Market",
  "Fitness / Gym",
  "Yoga / Wellness Studio",
  "Salon & Spa",
  "Barber Shop",
  "Pet Services",
  "Auto Repair & Car Care",
  "Cleaning Services",
  "Home Improvement: General Contractor",
  "Home Improvement: Plumbing",
  "Home Improvement: Electrical",
  "Home Improvement: HVAC",
  "Home Improvement: Flooring & Painting",
  "Home Furnishings & Decor",
  "Landscaping & Gardening",
  "Retail Boutique / Gift Shop",
  "Bookstore / Stationery",
  "Kids Activities / Education",
  "Professional Services: Accounting & Bookkeeping",
  "Professional Services: Legal",
  "Professional Services: Marketing & Consulting",
  "Health Clinic / Urgent Care",
  "Pharmacy",
  "Entertainment & Events",
  "Coworking / Offices",
  "Tourism & Travel",
  "Other",
] as const;

export type BusinessCategory = (typeof businessCategories)[number];

export interface WaitlistPayload {
  email: string;
  role: "user" | "business";
  /** Null for a user. */
  category: BusinessCategory | null;
  consent: true;
}
