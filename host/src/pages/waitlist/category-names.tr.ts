import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "Restoran ve kafe",
  "Coffee Shop": "Kahve dükkânı",
  Bakery: "Fırın",
  "Bar / Brewery / Taproom": "Bar / Bira evi",
  "Food Truck": "Gezici yemek aracı",
  "Grocery / Market": "Bakkal / Market",
  "Fitness / Gym": "Spor salonu",
  "Yoga / Wellness Studio": "Yoga / Sağlıklı yaşam stüdyosu",
  "Salon & Spa": "Kuaför ve spa",
  "Barber Shop": "Berber",
  "Pet Services": "Evcil hayvan hizmetleri",
  "Auto Repair & Car Care": "Oto tamir ve bakım",
  "Cleaning Services": "Temizlik hizmetleri",
  "Home Improvement: General Contractor": "Ev tadilatı: genel müteahhit",
  "Home Improvement: Plumbing": "Ev tadilatı: tesisat",
  "Home Improvement: Electrical": "Ev tadilatı: elektrik",
  "Home Improvement: HVAC": "Ev tadilatı: ısıtma ve klima",
  "Home Improvement: Flooring & Painting": "Ev tadilatı: zemin ve boya",
  "Home Furnishings & Decor": "Mobilya ve dekorasyon",
  "Landscaping & Gardening": "Peyzaj ve bahçe",
  "Retail Boutique / Gift Shop": "Butik / Hediyelik eşya",
  "Bookstore / Stationery": "Kitabevi / Kırtasiye",
  "Kids Activities / Education": "Çocuk etkinlikleri / Eğitim",
  "Professional Services: Accounting & Bookkeeping":
    "Mesleki hizmetler: muhasebe",
  "Professional Services: Legal": "Mesleki hizmetler: hukuk",
  "Professional Services: Marketing & Consulting":
    "Mesleki hizmetler: pazarlama ve danışmanlık",
  "Health Clinic / Urgent Care": "Klinik / Acil bakım",
  Pharmacy: "Eczane",
  "Entertainment & Events": "Eğlence ve etkinlikler",
  "Coworking / Offices": "Ortak çalışma / Ofisler",
  "Tourism & Travel": "Turizm ve seyahat",
  Other: "Diğer",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
