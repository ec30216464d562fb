import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Schools, children and neighbours who look after each other. */
export const familySurveys: DemoSurvey[] = [
  {
    place: places.mexicoCity.narvarte,
    title: "School meals: what do the children really eat?",
    instructions:
      "For parents of the primary school on our street. To keep it among us, there is one small question that parents can answer.",
    challenge: {
      text: "What colour is the school gate?",
      answer: "green",
    },
    openedDaysAgo: 15,
    closesInDays: 13,
    responses: 26,
    questions: [
      one("How much comes back home uneaten?", {
        Nothing: 18,
        "A little": 34,
        "About half": 31,
        "Almost all of it": 17,
      }),
      several("What does your child like?", {
        Soup: 3.2,
        "Rice and beans": 5.9,
        Chicken: 6.1,
        Fruit: 5.4,
        Vegetables: 1.7,
        Tortillas: 7.3,
      }),
      open(
        "Your wish for the kitchen?",
        "Less sugar in the yoghurt.",
        "More time to eat, twenty minutes is not enough.",
        "Water instead of juice.",
        "Keep the Friday pozole forever.",
        "Tell us the menu on Sunday night.",
        ["Less sugar", 4],
        ["More time to eat", 3],
        ["Fresh fruit every day", 3],
        ["My daughter loves the soup", 2],
      ),
    ],
    posts: [
      post(
        "My son trades his vegetables for stickers. There is a whole economy in there.",
        "So THAT is where the stickers come from.",
      ),
      post("Twenty minutes to eat is the real problem, not the soup."),
    ],
  },
  {
    place: places.cairo.maadi,
    title: "A safe walk to school in Maadi",
    instructions:
      "Which crossing worries you on the way to school? The parents' group will ask for two crossing guards.",
    openedDaysAgo: 6,
    closesInDays: 24,
    responses: 29,
    questions: [
      one("How does your child get to school?", {
        "Walks with an adult": 37,
        "Walks alone": 11,
        "School bus": 24,
        Car: 28,
      }),
      one("Which crossing first?", {
        "Road 9 at the station": 51,
        "Road 77": 19,
        "The roundabout": 22,
        "Another one": 8,
      }),
      open(
        "Which other one, and why?",
        "The bend by the nursery, trees hide the children.",
        "Road 200, trucks use it as a shortcut.",
      ),
    ],
    posts: [
      post(
        "I can stand at Road 9 on Tuesdays. Who takes the other days?",
        "Thursday is mine.",
      ),
    ],
  },
  {
    place: places.nairobi.kilimani,
    title: "Water rationing: is the schedule being kept?",
    instructions:
      "Tell us what really came out of your tap this week, so that we can show it next to the published schedule.",
    openedDaysAgo: 4,
    closesInDays: 26,
    responses: 36,
    questions: [
      one("On how many days did you have water?", {
        "Every day": 7,
        "4 to 6 days": 18,
        "2 or 3 days": 49,
        "One day": 17,
        "Not at all": 9,
      }),
      several("How do you manage?", {
        "Own tank": 6.1,
        "Water truck": 3.3,
        Borehole: 2.9,
        "Buying jerrycans": 3.7,
        Neighbours: 2.2,
      }),
      one("Was the schedule right?", {
        Yes: 14,
        "A few hours off": 38,
        "Not at all": 48,
      }),
    ],
    posts: [
      post(
        "Schedule said Tuesday. It came Wednesday at 3 am. I know because I was filling buckets.",
        "3.20 here. We could form a choir.",
      ),
      post(
        "Our court shares one borehole rota in a chat group. Works well, happy to explain.",
      ),
    ],
  },
  {
    place: places.mexicoCity.romaNorte,
    title: "Simulacro: did you hear the earthquake alarm?",
    instructions:
      "After the drill: where were you, and did you hear the loudspeakers? Gaps go on a map for the civil protection office.",
    openedDaysAgo: 35,
    closesInDays: -14,
    responses: 42,
    questions: [
      one("Did you hear it?", {
        "Loud and clear": 46,
        Faintly: 29,
        "Only from my phone": 14,
        No: 11,
      }),
      one("Where were you?", {
        "At home": 39,
        "At work or school": 37,
        "In the street": 18,
        "In the metro": 6,
      }),
      one("How fast were you outside?", {
        "Under a minute": 28,
        "1 to 2 minutes": 43,
        Longer: 17,
        "I stayed inside": 12,
      }),
    ],
    posts: [
      post(
        "Inner courtyard on Colima: nothing at all. My neighbour knocked on every door instead.",
        "Please thank that neighbour.",
      ),
    ],
  },
  {
    place: places.berlin.neukoelln,
    title: "Nachbarschaftsfest: Was wünscht ihr euch?",
    instructions:
      "Im Frühling feiern wir auf dem Richardplatz. Sagt uns, was ihr gern hättet und ob ihr mithelfen könnt.",
    openedDaysAgo: 1,
    closesInDays: 29,
    responses: 6,
    questions: [
      several("Was soll es geben?", {
        Flohmarkt: 6,
        Musik: 7,
        "Lange Tafel": 8,
        Kinderprogramm: 5,
        Fahrradreparatur: 4,
      }),
      one("Hilfst du mit?", { Ja: 3, Vielleicht: 5, Nein: 2 }),
    ],
    posts: [],
  },
];
