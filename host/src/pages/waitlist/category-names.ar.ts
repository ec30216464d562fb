import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "مطعم ومقهى",
  "Coffee Shop": "مقهى قهوة",
  Bakery: "مخبز",
  "Bar / Brewery / Taproom": "حانة / مصنع جعة",
  "Food Truck": "شاحنة طعام",
  "Grocery / Market": "بقالة / سوق",
  "Fitness / Gym": "لياقة / صالة رياضية",
  "Yoga / Wellness Studio": "استوديو يوغا وعافية",
  "Salon & Spa": "صالون ومنتجع صحي",
  "Barber Shop": "حلاقة رجالية",
  "Pet Services": "خدمات الحيوانات الأليفة",
  "Auto Repair & Car Care": "إصلاح السيارات والعناية بها",
  "Cleaning Services": "خدمات التنظيف",
  "Home Improvement: General Contractor": "تحسين المنازل: مقاولات عامة",
  "Home Improvement: Plumbing": "تحسين المنازل: سباكة",
  "Home Improvement: Electrical": "تحسين المنازل: كهرباء",
  "Home Improvement: HVAC": "تحسين المنازل: تدفئة وتكييف",
  "Home Improvement: Flooring & Painting": "تحسين المنازل: أرضيات ودهان",
  "Home Furnishings & Decor": "أثاث وديكور منزلي",
  "Landscaping & Gardening": "تنسيق الحدائق والبستنة",
  "Retail Boutique / Gift Shop": "متجر تجزئة / هدايا",
  "Bookstore / Stationery": "مكتبة / قرطاسية",
  "Kids Activities / Education": "أنشطة الأطفال / تعليم",
  "Professional Services: Accounting & Bookkeeping":
    "خدمات مهنية: محاسبة ومسك دفاتر",
  "Professional Services: Legal": "خدمات مهنية: قانونية",
  "Professional Services: Marketing & Consulting":
    "خدمات مهنية: تسويق واستشارات",
  "Health Clinic / Urgent Care": "عيادة / رعاية عاجلة",
  Pharmacy: "صيدلية",
  "Entertainment & Events": "ترفيه وفعاليات",
  "Coworking / Offices": "مساحات عمل مشتركة / مكاتب",
  "Tourism & Travel": "سياحة وسفر",
  Other: "أخرى",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
