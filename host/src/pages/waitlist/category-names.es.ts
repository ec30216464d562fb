import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "Restaurante y café",
  "Coffee Shop": "Cafetería",
  Bakery: "Panadería",
  "Bar / Brewery / Taproom": "Bar / Cervecería",
  "Food Truck": "Puesto de comida ambulante",
  "Grocery / Market": "Alimentación / Mercado",
  "Fitness / Gym": "Gimnasio",
  "Yoga / Wellness Studio": "Estudio de yoga / bienestar",
  "Salon & Spa": "Peluquería y spa",
  "Barber Shop": "Barbería",
  "Pet Services": "Servicios para mascotas",
  "Auto Repair & Car Care": "Taller y cuidado del automóvil",
  "Cleaning Services": "Servicios de limpieza",
  "Home Improvement: General Contractor": "Reformas: contratista general",
  "Home Improvement: Plumbing": "Reformas: fontanería",
  "Home Improvement: Electrical": "Reformas: electricidad",
  "Home Improvement: HVAC": "Reformas: climatización",
  "Home Improvement: Flooring & Painting": "Reformas: suelos y pintura",
  "Home Furnishings & Decor": "Muebles y decoración",
  "Landscaping & Gardening": "Paisajismo y jardinería",
  "Retail Boutique / Gift Shop": "Tienda / Regalos",
  "Bookstore / Stationery": "Librería / Papelería",
  "Kids Activities / Education": "Actividades infantiles / Educación",
  "Professional Services: Accounting & Bookkeeping":
    "Servicios profesionales: contabilidad",
  "Professional Services: Legal": "Servicios profesionales: legales",
  "Professional Services: Marketing & Consulting":
    "Servicios profesionales: marketing y consultoría",
  "Health Clinic / Urgent Care": "Clínica / Urgencias",
  Pharmacy: "Farmacia",
  "Entertainment & Events": "Ocio y eventos",
  "Coworking / Offices": "Espacios de trabajo / Oficinas",
  "Tourism & Travel": "Turismo y viajes",
  Other: "Otra",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
