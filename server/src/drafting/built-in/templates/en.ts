import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  degree,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const en: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "Street",
    mentions: wholeWords("streets?|roads?|neighbou?rhood|traffic"),
    title: "Our street",
    asks: [
      ["How safe do you feel in our street?", degree],
      [
        "What should be better?",
        anyOf(
          "Speed of traffic, Parking, Pavements, Lighting, Trees and green, Noise",
        ),
      ],
      ["What would you do first?", open],
    ],
  },
  event: {
    name: "Event",
    mentions: wholeWords("events?|party|parties|festival|fair"),
    title: "Our next event",
    asks: [
      ["Would you come?", yesNo],
      ["How many people would you bring?", people],
      ["What would you like to see or do there?", open],
    ],
  },
  school: {
    name: "School",
    mentions: wholeWords("schools?|kindergarten|nursery|class"),
    title: "Our school",
    asks: [
      ["How satisfied are you with our school?", degree],
      [
        "What matters most right now?",
        oneOf(
          "Lessons, Lunch, Buildings and rooms, Safety, The way to school, Talking with parents",
        ),
      ],
      ["What should change?", open],
    ],
  },
  shop: {
    name: "Shop",
    mentions: wholeWords("shops?|stores?|bakery|café|cafe|customers?"),
    title: "Our shop",
    asks: [
      ["How often do you come here?", often],
      ["How do you rate our service?", grade],
      ["What do you miss in our shop?", open],
    ],
  },
  product: {
    name: "Product",
    mentions: wholeWords("products?|apps?|websites?|service"),
    title: "Your view on our product",
    asks: [
      ["How satisfied are you with it?", degree],
      ["Would you recommend it to others?", yesNo],
      ["What is missing?", open],
    ],
  },
  meeting: {
    name: "Meeting time",
    mentions: wholeWords("meetings?|meet|appointment"),
    title: "When do we meet?",
    asks: [
      [
        "Which days suit you?",
        anyOf("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday"),
      ],
      ["Which time of day?", anyOf("Morning, Afternoon, Evening")],
      ["What should we talk about?", open],
    ],
  },
};
