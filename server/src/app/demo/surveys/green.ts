import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Parks, trees and gardens. */
export const greenSurveys: DemoSurvey[] = [
  {
    place: places.berlin.tempelhof,
    title: "What should Tempelhofer Feld have more of?",
    instructions:
      "No building plans here, just the small things: shade, water, toilets, paths. Tick whatever you miss when you are on the field.",
    openedDaysAgo: 26,
    closesInDays: 30,
    responses: 59,
    questions: [
      several("What do you miss on the field?", {
        Shade: 7.4,
        Toilets: 6.9,
        "Drinking water": 5.8,
        Benches: 3.1,
        "Lights along the runway": 1.6,
        "Quiet areas for birds": 3.3,
        "Barbecue places": 1.9,
        "Nothing, leave it": 2.2,
      }),
      one("How often are you there in summer?", {
        "Almost daily": 19,
        "Every week": 43,
        "Every month": 26,
        Rarely: 12,
      }),
      open(
        "Your favourite thing about the field?",
        "The sky. You forget you're in a city.",
        "Skylarks at six in the morning, honestly.",
        "Learning to skate at 51 and nobody stares.",
        "Community gardens on the east side.",
        "Wind! Kites, sails, everything moves.",
        "Room. Just room.",
        "Nobody sells you anything.",
        "Sunset over the old runway.",
        ["The open sky", 6],
        ["Skating on the runway", 4],
        ["Sunset with friends", 3],
        ["Love the community gardens", 3],
        ["No cars", 4],
      ),
    ],
    posts: [
      post(
        "Trees on the field would be nice but the larks need open grass. Sails for shade in summer, take them down in autumn?",
        "Love that. The kite people can help sew.",
        "Would survive about one storm, but I'm in.",
      ),
      post("Toilets at the Oderstraße gate. That's it. That's my post."),
    ],
  },
  {
    place: places.newYork.prospectPark,
    title: "Off-leash hours in Prospect Park",
    instructions:
      "Dog people and everyone else: are today's hours right? Before 9 am and after 9 pm on the Long Meadow.",
    openedDaysAgo: 14,
    closesInDays: 21,
    responses: 47,
    questions: [
      one("Do you live with a dog?", {
        Yes: 56,
        "No, but I like them around": 28,
        "No, and I keep away": 16,
      }),
      one("The off-leash hours should be…", {
        Longer: 37,
        "As they are": 44,
        Shorter: 12,
        "Only in a fenced area": 7,
      }),
      one("Had trouble with a loose dog this year?", {
        Never: 51,
        Once: 30,
        "Several times": 19,
      }),
    ],
    posts: [
      post(
        "Runner here. 90% of owners are great. The other 10% say 'he's friendly' while he's hanging off my sleeve.",
        "Dog owner here: that 10% annoys us even more.",
        "He IS friendly though. (Sorry about the sleeve.)",
      ),
      post("Winter hours please! It's dark at 9 pm either way."),
      post(
        "My son was scared of dogs until the Sunday morning crowd adopted him. Thank you, whoever owns Biscuit.",
      ),
    ],
  },
  {
    place: places.nairobi.karura,
    title: "Karura Forest on weekends: too crowded?",
    instructions:
      "Friends of the forest want to know whether entry times or new trails would help. For walkers, runners and cyclists.",
    openedDaysAgo: 22,
    closesInDays: 12,
    responses: 39,
    questions: [
      one("How crowded was your last weekend visit?", {
        "Plenty of space": 12,
        Comfortable: 34,
        Crowded: 37,
        "Too crowded to enjoy": 17,
      }),
      several("What would help most?", {
        "A second gate": 5.6,
        "Separate bike trails": 6.3,
        "Online entry tickets": 4.4,
        "More parking outside": 2.1,
        "Matatu stop at the gate": 3.8,
      }),
      open(
        "Anything we should see?",
        "Cyclists come down the waterfall path very fast.",
        "Litter near the picnic site every Monday.",
        "The queue at Gate A was one hour on Sunday.",
        "Please keep phones from playing music. We come for birds.",
        "The new signs are very good, thank you.",
        ["Fast bikes on the trail", 5],
        ["Litter at the picnic site", 4],
        ["Long queue at Gate A", 4],
        ["Quiet trails, love it", 2],
      ),
    ],
    posts: [
      post(
        "Come at 6.30. Mist, monkeys and not a soul.",
        "Don't tell everybody!",
      ),
      post(
        "A fee in cash only makes the queue. M-Pesa at both windows would halve it.",
        "They had one till down last month, it is fixed now.",
      ),
    ],
  },
  {
    place: places.melbourne.footscray,
    title: "Name the new pocket park",
    instructions:
      "The old car park on the corner is becoming a park. Pick the name you could say to a friend without laughing.",
    openedDaysAgo: 9,
    closesInDays: 5,
    responses: 43,
    questions: [
      one("Which name?", {
        "Tannery Green": 34,
        "River Red Park": 29,
        "The Corner": 22,
        "Little Saigon Garden": 31,
        "Barkly Pocket": 8,
      }),
      open(
        "A better idea?",
        "Ask the Wurundjeri elders for a name first.",
        "Parky McParkface. Someone had to.",
        "Nguyen's Corner, after the fruit shop that was there.",
        "Whatever it is, put the Vietnamese name on the sign too.",
      ),
    ],
    posts: [
      post(
        "Whatever wins: shade over the playground before February, please.",
        "And a tap. A tap!",
      ),
    ],
  },
  {
    place: places.lisbon.arroios,
    title: "A tree outside your door?",
    instructions:
      "The parish can plant 60 trees this winter. Say which streets are hottest and what worries you. Members of the old printworks have a survey of their own: its code is PRELO-7.",
    openedDaysAgo: 2,
    closesInDays: 28,
    responses: 16,
    questions: [
      one("Would you like a tree in front of your building?", {
        Yes: 78,
        "Yes, if I keep my parking": 11,
        No: 11,
      }),
      several("What worries you?", {
        "Roots and pipes": 3.6,
        "Leaves to sweep": 2.2,
        "Less light indoors": 2.9,
        Allergies: 1.8,
        Nothing: 4.4,
      }),
      open(
        "Which street is hottest in August?",
        "Rua de Arroios, the side without arcades.",
        "The square by the market, there is no shade at all.",
        "Rua Morais Soares at the bus stop.",
        ["Rua Morais Soares", 3],
        ["No shade at the market", 2],
      ),
    ],
    posts: [],
  },
];
