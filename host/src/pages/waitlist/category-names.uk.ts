import type { BusinessCategory } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { categoryName as english } from "./category-names.ts";

const names: Record<BusinessCategory, string> = {
  "Restaurant & Cafe": "Ресторан і кафе",
  "Coffee Shop": "Кав’ярня",
  Bakery: "Пекарня",
  "Bar / Brewery / Taproom": "Бар / Броварня",
  "Food Truck": "Вулична їжа",
  "Grocery / Market": "Продукти / Ринок",
  "Fitness / Gym": "Фітнес / Спортзал",
  "Yoga / Wellness Studio": "Студія йоги / оздоровлення",
  "Salon & Spa": "Салон краси й спа",
  "Barber Shop": "Барбершоп",
  "Pet Services": "Послуги для тварин",
  "Auto Repair & Car Care": "Ремонт і догляд за авто",
  "Cleaning Services": "Прибирання",
  "Home Improvement: General Contractor": "Ремонт житла: генпідряд",
  "Home Improvement: Plumbing": "Ремонт житла: сантехніка",
  "Home Improvement: Electrical": "Ремонт житла: електрика",
  "Home Improvement: HVAC": "Ремонт житла: опалення й вентиляція",
  "Home Improvement: Flooring & Painting": "Ремонт житла: підлоги й фарбування",
  "Home Furnishings & Decor": "Меблі та декор",
  "Landscaping & Gardening": "Ландшафт і садівництво",
  "Retail Boutique / Gift Shop": "Крамниця / Подарунки",
  "Bookstore / Stationery": "Книгарня / Канцтовари",
  "Kids Activities / Education": "Дитячі заняття / Освіта",
  "Professional Services: Accounting & Bookkeeping":
    "Професійні послуги: бухгалтерія",
  "Professional Services: Legal": "Професійні послуги: право",
  "Professional Services: Marketing & Consulting":
    "Професійні послуги: маркетинг і консалтинг",
  "Health Clinic / Urgent Care": "Клініка / Невідкладна допомога",
  Pharmacy: "Аптека",
  "Entertainment & Events": "Розваги й події",
  "Coworking / Offices": "Коворкінг / Офіси",
  "Tourism & Travel": "Туризм і подорожі",
  Other: "Інше",
};

export const categoryName: Words<typeof english> = (category) =>
  names[category];
