import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "Restaurant & Café",
  "Coffee Shop": "Kaffeehaus",
  Bakery: "Bäckerei",
  "Bar / Brewery / Taproom": "Bar / Brauerei / Ausschank",
  "Food Truck": "Imbisswagen",
  "Grocery / Market": "Lebensmittel / Markt",
  "Fitness / Gym": "Fitnessstudio",
  "Yoga / Wellness Studio": "Yoga- / Wellnessstudio",
  "Salon & Spa": "Friseursalon & Spa",
  "Barber Shop": "Barbier",
  "Pet Services": "Dienste für Haustiere",
  "Auto Repair & Car Care": "Autowerkstatt & Autopflege",
  "Cleaning Services": "Reinigung",
  "Home Improvement: General Contractor": "Haus & Bau: Generalunternehmen",
  "Home Improvement: Plumbing": "Haus & Bau: Sanitär",
  "Home Improvement: Electrical": "Haus & Bau: Elektrik",
  "Home Improvement: HVAC": "Haus & Bau: Heizung und Klima",
  "Home Improvement: Flooring & Painting": "Haus & Bau: Böden & Anstrich",
  "Home Furnishings & Decor": "Möbel & Einrichtung",
  "Landscaping & Gardening": "Landschafts- & Gartenbau",
  "Retail Boutique / Gift Shop": "Boutique / Geschenkladen",
  "Bookstore / Stationery": "Buchhandlung / Schreibwaren",
  "Kids Activities / Education": "Kinderangebote / Bildung",
  "Professional Services: Accounting & Bookkeeping":
    "Freie Berufe: Buchhaltung & Rechnungswesen",
  "Professional Services: Legal": "Freie Berufe: Recht",
  "Professional Services: Marketing & Consulting":
    "Freie Berufe: Marketing & Beratung",
  "Health Clinic / Urgent Care": "Arztpraxis / Notfallpraxis",
  Pharmacy: "Apotheke",
  "Entertainment & Events": "Unterhaltung & Veranstaltungen",
  "Coworking / Offices": "Coworking / Büros",
  "Tourism & Travel": "Tourismus & Reisen",
  Other: "Anderes",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
