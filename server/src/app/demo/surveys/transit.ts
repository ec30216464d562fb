import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Buses, trains and ferries. */
export const transitSurveys: DemoSurvey[] = [
  {
    place: places.newYork.redHook,
    title: "The B61 bus: how long did you wait?",
    instructions:
      "Answer after your next ride. We bring the numbers to the transit committee in two weeks.",
    openedDaysAgo: 13,
    closesInDays: 14,
    responses: 49,
    questions: [
      one("How long did you wait?", {
        "Under 5 minutes": 11,
        "5 to 10 minutes": 24,
        "10 to 20 minutes": 38,
        "More than 20 minutes": 27,
      }),
      one("What time was it?", {
        "Before 9 am": 36,
        "9 am to 4 pm": 21,
        "4 to 8 pm": 34,
        Later: 9,
      }),
      one("Could you sit?", {
        Yes: 35,
        "No, but there was room": 41,
        "I couldn't get on at first": 24,
      }),
      open(
        "What would you tell the committee?",
        "Two buses in a row, then nothing for half an hour.",
        "I'm a nurse. Being late isn't an option.",
        "The tracker says 4 minutes for 15 minutes.",
        "The drivers are kind. They need more buses.",
        "Bring the ferry into the same fare.",
        "My mother is 80 and there's no bench at the stop.",
        ["More buses in the morning", 5],
        ["Longer buses, please", 3],
        ["A bench at every stop", 4],
        ["The wait is terrible", 3],
        ["Drivers are great, the timetable is not good", 2],
      ),
    ],
    posts: [
      post(
        "Waited 31 minutes, then three came together. I named them.",
        "Names?",
        "Late, Later and Sorry.",
      ),
      post(
        "Committee meets in the library, upstairs. Come, even for ten minutes.",
      ),
    ],
  },
  {
    place: places.berlin.wedding,
    title: "Lift at Osloer Straße: how does it affect you?",
    instructions:
      "The lift has been out of order again. Parents, travellers with luggage, wheelchair users: your answers go to the operator with the dates.",
    openedDaysAgo: 7,
    closesInDays: 23,
    responses: 23,
    questions: [
      one("How often was it broken when you came?", {
        Never: 5,
        "Once or twice": 28,
        "About half the time": 41,
        "Nearly always": 26,
      }),
      several("What do you do then?", {
        "Take the stairs anyway": 4.8,
        "Ask someone to carry": 3.9,
        "Go to the next station": 3.4,
        "Turn back": 1.3,
      }),
    ],
    posts: [
      post(
        "Four strangers carried my pram down in one week. Berlin is nicer than its lifts.",
      ),
      post(
        "I use a chair. The next station is 25 minutes for me. Nobody announces it in advance.",
        "There's a lift status page, but it said 'working' yesterday.",
      ),
    ],
  },
  {
    place: places.bengaluru.whitefield,
    title: "Shuttle from the metro to the tech park?",
    instructions:
      "A shared electric shuttle every ten minutes is being discussed. Would you leave the scooter at home?",
    openedDaysAgo: 21,
    closesInDays: 9,
    responses: 54,
    questions: [
      one("How do you cover the last kilometres now?", {
        Auto: 36,
        "Own two-wheeler": 29,
        Walk: 14,
        "Company bus": 13,
        Car: 8,
      }),
      one("What fare would be fair?", {
        "₹10": 33,
        "₹20": 45,
        "₹30": 16,
        "Should be free": 6,
      }),
      one("Would you use it?", {
        "Every day": 52,
        "Some days": 31,
        "Only when it rains": 12,
        No: 5,
      }),
      open(
        "What would make or break it?",
        "It must run until 11 pm. We have late calls.",
        "If it stands in the same traffic, why bother?",
        "Safe stops with lights for women.",
        "Let me pay with the metro card.",
        "Air conditioning is nice, being on time is nicer.",
        "Tell auto drivers first, or they will block it.",
        ["Safe at night", 4],
        ["Pay with the metro card", 5],
        ["On time, every time", 3],
        ["Great idea", 4],
        ["Traffic is the problem", 3],
      ),
    ],
    posts: [
      post(
        "A bus lane for 2 km would do more than ten new shuttles.",
        "Both, please.",
        "Bus lane first. Then I'd believe in the shuttle.",
      ),
      post(
        "Asked three auto drivers this morning: two would join if it is paid by the hour.",
      ),
    ],
  },
  {
    place: places.lisbon.alfama,
    title: "Tram 28: residents first in the morning?",
    instructions:
      "An idea from the residents' association: until ten in the morning, pass holders board first. What do you think?",
    openedDaysAgo: 30,
    closesInDays: -2,
    reads: "figures",
    responses: 57,
    questions: [
      one("Do you support it?", {
        "Strongly support": 44,
        Support: 27,
        Neutral: 9,
        Oppose: 13,
        "Strongly oppose": 7,
      }),
      one("You are…", { "A resident": 62, "Working here": 17, Visiting: 21 }),
      open(
        "Why?",
        "My aunt has missed two doctor's visits because the tram was full.",
        "Visitors pay too. Run more trams instead.",
        "I walk. Alfama is faster on foot anyway.",
        "It's a bus for us, not an attraction.",
        "I visited in spring and would happily wait.",
        "Who would check it? The driver has enough to do.",
        ["The tram is too full", 6],
        ["Locals need it for work", 4],
        ["Trams are for everyone", 3],
        ["It would not help", 2],
        ["A good idea for rush hour", 3],
      ),
    ],
    posts: [
      post(
        "I'm a visitor and I voted yes. I have all day, she has the doctor at nine.",
        "Obrigada. Come for coffee.",
      ),
      post("More trams can't run: the street holds one every six minutes."),
      post(
        "Result goes to the city on Friday, thank you all.",
        "Please post the answer here too!",
      ),
    ],
  },
];
