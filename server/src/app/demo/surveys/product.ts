import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Feedback on software and services, listed on the Feedback page. */
export const productSurveys: DemoSurvey[] = [
  {
    place: places.berlin.kreuzberg,
    title: "Bike repair app: what should we build next?",
    instructions:
      "We make a small app that shows free repair stations. Two of us, no investors. Your answers decide the next three months.",
    feedback: true,
    openedDaysAgo: 18,
    closesInDays: 20,
    responses: 31,
    questions: [
      one("How often do you use it?", {
        Weekly: 22,
        Monthly: 41,
        "Only when something breaks": 30,
        "Not yet": 7,
      }),
      several("What next?", {
        "Offline map": 6.2,
        "Which tools are there": 5.7,
        "Photos of stations": 2.9,
        "Opening hours of workshops": 4.4,
        "Other cities": 3,
      }),
      one("How likely are you to recommend it?", {
        "Very likely": 48,
        Likely: 34,
        Unlikely: 12,
        "Very unlikely": 6,
      }),
      open(
        "What annoyed you last time?",
        "The pump at Görlitzer Park was gone but still on the map.",
        "It asks for my location every single time.",
        "Search forgets what I typed when I go back.",
        "Nothing, it saved my commute.",
        "Text is tiny on my phone.",
        ["Wrong location on the map", 3],
        ["Search is slow", 3],
        ["No offline map", 4],
      ),
    ],
    posts: [
      post(
        "Offline map, please. The only time I need you is in a tunnel of no signal.",
        "It's winning by far. We start on Monday.",
      ),
      post("Thank you for not having accounts."),
    ],
  },
  {
    place: places.bengaluru.indiranagar,
    title: "Clinic booking page: was it easy?",
    instructions:
      "You booked a visit online with us this month. Tell us where you got stuck. We do not ask why you came.",
    feedback: true,
    openedDaysAgo: 23,
    closesInDays: 15,
    responses: 46,
    questions: [
      one("How easy was it to book?", {
        "Very easy": 33,
        Easy: 36,
        Difficult: 21,
        "I gave up and called": 10,
      }),
      several("Where did you get stuck?", {
        "Choosing a doctor": 2.4,
        "Finding a free slot": 4.8,
        "The one-time password": 4.1,
        Payment: 1.9,
        Nowhere: 3.2,
      }),
      open(
        "What should we fix first?",
        "The password arrives after the page has timed out.",
        "Show the next free day instead of an empty calendar.",
        "My mother needs bigger buttons.",
        "Kannada and Tamil, please.",
        "Let me book for my two children at once.",
        ["The password comes too late", 5],
        ["More languages", 3],
        ["Bigger buttons", 3],
        ["Calendar is confusing", 4],
      ),
    ],
    posts: [
      post(
        "OTP came after 11 minutes. The page allows 5.",
        "Fixed on Thursday, it is now 15. Thank you for the exact numbers.",
      ),
    ],
  },
  {
    place: places.melbourne.fitzroy,
    title: "Rate our tool library",
    instructions:
      "You borrowed a drill, a ladder or the famous carpet cleaner. How did it go?",
    feedback: true,
    openedDaysAgo: 27,
    closesInDays: 40,
    responses: 19,
    questions: [
      one("How satisfied are you?", {
        "Very satisfied": 61,
        Satisfied: 26,
        Neutral: 8,
        Dissatisfied: 5,
      }),
      one("Was the tool in good shape?", {
        "Like new": 24,
        Good: 55,
        "Worn but fine": 17,
        Broken: 4,
      }),
      open(
        "What should we buy?",
        "A second carpet cleaner, the queue is six weeks.",
        "A tile cutter.",
        "Kids' sized gardening gloves.",
        "A proper long ladder.",
        ["A second carpet cleaner", 2],
        ["A long ladder", 2],
        ["Great place, thank you", 2],
      ),
    ],
    posts: [
      post(
        "Returned the sander late and got a thank-you note anyway. I love this place.",
      ),
      post(
        "Could you open one evening? Saturdays are gone with football.",
        "We are looking for someone to hold Wednesday nights. Interested?",
      ),
    ],
  },
  {
    place: places.lisbon.arroios,
    title: "Coworking at the old printworks: members only",
    instructions:
      "For members; the code is PRELO-7, as on your key tag. Short check before we renew the lease.",
    feedback: true,
    accessCode: "PRELO-7",
    openedDaysAgo: 9,
    closesInDays: 12,
    responses: 19,
    questions: [
      one("Would you stay another year?", {
        Yes: 58,
        "Yes, if the heating works": 31,
        No: 11,
      }),
      several("What matters to you?", {
        Price: 6.1,
        Quiet: 5.2,
        People: 6.6,
        Location: 4.3,
        Coffee: 4.9,
      }),
    ],
    posts: [
      post("Heating. I type with gloves on.", "They make you look very fast."),
    ],
  },
  {
    place: places.nairobi.westlands,
    title: "New here: what would you ask your neighbours?",
    instructions:
      "A fresh one. Be the first to answer, then open the insights and watch them start.",
    feedback: true,
    openedDaysAgo: 0.2,
    closesInDays: 45,
    responses: 0,
    questions: [
      one("Have you ever run a survey in your neighbourhood?", {
        "Yes, on paper": 1,
        "Yes, online": 1,
        "Not yet": 1,
      }),
      open("What is the one question you would ask?"),
    ],
    posts: [],
  },
];
