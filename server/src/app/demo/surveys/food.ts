import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Cafés, markets and what is on the plate. */
export const foodSurveys: DemoSurvey[] = [
  {
    place: places.lisbon.campoDeOurique,
    title: "Sunday opening at the market hall",
    instructions:
      "The market in Campo de Ourique closes at one on Sundays. The stallholders would try staying until six for three months. Would you come?",
    openedDaysAgo: 17,
    closesInDays: 14,
    responses: 45,
    questions: [
      one("Would you come on Sunday afternoons?", {
        "Yes, to shop": 27,
        "Yes, to eat": 39,
        Both: 23,
        No: 11,
      }),
      several("What would you buy?", {
        Fish: 3.8,
        "Fruit and vegetables": 6.9,
        Bread: 5.1,
        "Cheese and wine": 4.6,
        Flowers: 2.4,
      }),
      open(
        "A word to the stallholders?",
        "Thank you for the tomatoes, always.",
        "Please also rest one day. You look tired.",
        "Smaller portions of fish for people who live alone.",
        "Live music but quietly.",
        "Don't become another food court.",
        ["Please rest on Mondays", 3],
        ["Fresh fish on Sunday", 4],
        ["Thank you, great market", 4],
        ["No music", 2],
      ),
    ],
    posts: [
      post(
        "As long as it stays a market. We already lost one to sangria and selfie sticks.",
        "Half the stalls are the third generation. They are not going anywhere.",
      ),
      post("The bread lady sold out by ten last Sunday. There is your answer."),
    ],
  },
  {
    place: places.melbourne.fitzroy,
    title: "Where is the best flat white in Fitzroy?",
    instructions: "Deeply unscientific. One vote each. Be kind in the posts.",
    openedDaysAgo: 29,
    closesInDays: 16,
    responses: 112,
    questions: [
      one("Your pick", {
        "The hole in the wall on Rose Street": 31,
        "The one with the record player": 27,
        "Corner of Gertrude and Smith": 22,
        "The bakery near the pool": 14,
        "My own kitchen": 18,
      }),
      one("How much is too much for a cup?", {
        $5: 18,
        $6: 47,
        $7: 27,
        "I've stopped counting": 8,
      }),
      several("Milk?", {
        Dairy: 5.5,
        Oat: 5.1,
        Soy: 1.4,
        Almond: 0.9,
        "Black, thanks": 1.2,
      }),
    ],
    posts: [
      post(
        "The record player one, but only when Jas is on the machine.",
        "Jas here. I'm on Tuesday to Saturday.",
        "This is the best thing that ever happened in a survey.",
      ),
      post(
        "'My own kitchen' doing this well is the cost of living in one bar chart.",
      ),
      post("Bring a cup! The bakery takes 50 cents off."),
    ],
  },
  {
    place: places.mexicoCity.coyoacan,
    title: "¿Qué le falta al mercado de Coyoacán?",
    instructions:
      "Somos locatarias y vecinos. Queremos proponer mejoras a la alcaldía en diciembre. Son tres preguntas.",
    openedDaysAgo: 24,
    closesInDays: 11,
    responses: 37,
    questions: [
      several("¿Qué mejorarías primero?", {
        "Los baños": 6.4,
        "La limpieza": 5.3,
        "La iluminación": 3.4,
        "Pago con tarjeta": 4.7,
        "Lugar para bicicletas": 2.9,
      }),
      one("¿Cada cuánto vienes?", {
        "Casi diario": 18,
        "Cada semana": 46,
        "Una vez al mes": 24,
        "Casi nunca": 12,
      }),
      open(
        "¿Cuál es tu puesto favorito y por qué?",
        "Las tostadas, desde que era niña.",
        "Don Beto: siempre te da a probar la fruta.",
        "El puesto de moles, huele a casa de mi abuela.",
        "Las flores de la entrada.",
        "Los jugos, abren tempranísimo.",
        ["Las tostadas", 5],
        ["Los jugos de naranja", 3],
        ["Las flores", 3],
      ),
    ],
    posts: [
      post(
        "Que no suban las rentas de los locales después de la remodelación, por favor.",
        "Eso es lo que más nos preocupa a las locatarias.",
        "Hay que ponerlo por escrito en la propuesta.",
      ),
      post("Un filtro de agua para rellenar botellas. Barato y útil."),
    ],
  },
  {
    place: places.nairobi.westlands,
    title: "Lunch under 400 shillings near Westlands",
    instructions:
      "We are collecting good, honest lunch spots for people who work around the roundabout.",
    openedDaysAgo: 8,
    closesInDays: 22,
    responses: 24,
    questions: [
      one("What do you usually spend?", {
        "Under 200": 21,
        "200 to 400": 49,
        "400 to 700": 22,
        More: 8,
      }),
      several("What do you go for?", {
        Pilau: 4.6,
        "Chapati and beans": 5.4,
        "Ugali and sukuma": 4.9,
        Chips: 3.1,
        Salad: 1.3,
        "I bring my own": 2.7,
      }),
      open(
        "Name your place",
        "Mama Njeri behind the petrol station. Beans that taste of something.",
        "The blue kiosk on Mpaka Road.",
        "Second floor of the old mall, no sign, follow the smell.",
        "My sister's kitchen, sadly not open to the public.",
      ),
    ],
    posts: [
      post(
        "Mama Njeri is full by 12.45. Go early or go hungry.",
        "She does takeaway if you text before noon.",
      ),
    ],
  },
];
