import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Bikes, cars and pavements. */
export const streetSurveys: DemoSurvey[] = [
  {
    place: places.berlin.neukoelln,
    title: "A protected bike lane on Sonnenallee?",
    instructions:
      "The district is looking at a bike lane with a kerb between Hermannplatz and Pannierstraße. It would replace one row of parking. Tell us how you get around and what you think.",
    openedDaysAgo: 19,
    closesInDays: 24,
    responses: 118,
    questions: [
      one("How do you mostly travel along Sonnenallee?", {
        "By bike": 41,
        "On foot": 26,
        "By bus": 18,
        "By car": 12,
        "I make deliveries there": 3,
      }),
      one("Would you support swapping one row of parking for the lane?", {
        "Yes, all the way": 52,
        "Yes, but keep loading bays": 27,
        "Only as a trial first": 9,
        No: 12,
      }),
      one("How safe do you feel cycling there today?", {
        "Very safe": 2,
        "Fairly safe": 11,
        "Not very safe": 34,
        "Not at all safe": 38,
        "I don't cycle": 15,
      }),
      open(
        "Which spot needs fixing most?",
        "The corner at Hermannplatz, cars turn right without looking.",
        "Double-parked vans outside the bakeries between 8 and 10.",
        "The gap in the paving at Pannierstraße. My wheel got stuck twice.",
        "Crossing with a pram at Reuterstraße.",
        "The cobbles after the bus stop when it rains.",
        "Hermannplatz. I get off and push there.",
        "Bus stop by the pharmacy: everyone stands in the bike lane.",
        "Please think of the shops, we get deliveries six times a day.",
        ["Hermannplatz is dangerous", 7],
        ["Parked vans on the bike lane", 9],
        ["Crossing at Reuterstraße", 4],
        ["Cobbles are bad for bikes", 3],
        ["Right turn at Hermannplatz", 4],
      ),
    ],
    posts: [
      post(
        "I ride this every morning with my daughter on the back seat. A kerb would change everything for us.",
        "Same here, we take the long way round because of the vans.",
        "What about the parallel street? It's quiet and already there.",
        "Weserstraße is cobbled all the way, not great with a child seat.",
      ),
      post(
        "I run a shop here. I'm not against it, but where does my supplier stop at 7 in the morning?",
        "Loading bays on every block are in the plan, second page.",
        "Thanks, I had missed that. Then I'd vote yes.",
      ),
      post("Could we try it for one summer with planters before building?"),
    ],
  },
  {
    place: places.newYork.bedStuy,
    title: "Open street on Saturdays: keep it going?",
    instructions:
      "For six Saturdays our block was closed to cars from 10 to 6. Ten more are possible this year. One minute, four questions, anyone who lives or shops nearby.",
    openedDaysAgo: 33,
    closesInDays: -4,
    reads: "rows",
    responses: 52,
    questions: [
      one("Should the open street continue?", {
        "Yes, every Saturday": 58,
        "Yes, once a month": 21,
        No: 15,
        "I don't mind": 6,
      }),
      several("What did you do there?", {
        "Let the kids play": 4.4,
        "Met neighbours": 5.8,
        "Ate or shopped": 4.1,
        "Rode a bike or skated": 2.7,
        "Nothing, I stayed away": 1.1,
      }),
      one("How was the noise?", {
        "No problem": 55,
        "Loud but fine": 30,
        "Too loud": 15,
      }),
      open(
        "One thing you would change?",
        "End the music at five, my baby naps.",
        "More shade. It was 95 degrees out there.",
        "Let the church van through, it took forty minutes.",
        "Chairs for the elders, please.",
        "Nothing. Best Saturdays in years.",
        "A sign two blocks earlier so drivers know.",
        ["Love it, no changes", 5],
        ["More shade", 4],
        ["More seats and shade", 3],
        ["The music is too loud", 3],
        ["Great for kids", 4],
      ),
    ],
    posts: [
      post(
        "Met the couple across the street for the first time in nine years. Worth it for that alone.",
        "Nine years! We should do a potluck next.",
      ),
      post(
        "I use a wheelchair and my ride couldn't reach my door. Please have a volunteer at the barrier.",
        "That's on us, sorry. We'll have two people per gate next time.",
      ),
    ],
  },
  {
    place: places.bengaluru.jayanagar,
    title: "Footpaths in Jayanagar 4th Block",
    instructions:
      "We are walking every lane with the ward office next month. Tell us where it is hard to walk, so we stop there.",
    openedDaysAgo: 12,
    closesInDays: 18,
    responses: 35,
    questions: [
      several("What gets in your way?", {
        "Broken slabs": 7.2,
        "Parked two-wheelers": 6.6,
        "Open drains": 3.9,
        "Vendors and signboards": 2.8,
        "Missing street lights": 4.5,
        "Nothing much": 0.4,
      }),
      one("When do you walk most?", {
        "Early morning": 44,
        Daytime: 17,
        Evening: 33,
        "After dark": 6,
      }),
      one("Have you stumbled or fallen in the past year?", {
        "Yes, and got hurt": 14,
        "Yes, no harm done": 38,
        No: 48,
      }),
    ],
    posts: [
      post(
        "10th Main near the temple: slab missing since the monsoon, covered with a branch.",
        "My father stepped right there last week. Please start with this one.",
      ),
      post(
        "Please don't chase the flower sellers away, they keep the corner safe at night.",
      ),
    ],
  },
  {
    place: places.melbourne.brunswick,
    title: "Slower traffic on our street: 30 or 40 km/h?",
    instructions:
      "For residents between Lygon and Nicholson. Council asks each street for a preference before the end of the month.",
    openedDaysAgo: 5,
    closesInDays: 9,
    responses: 20,
    questions: [
      one("Which limit would you choose?", {
        "30 km/h": 49,
        "40 km/h": 33,
        "Leave it at 50": 18,
      }),
      several("What else would help?", {
        "Speed humps": 4.1,
        "A raised crossing at the school": 6.8,
        "Street trees": 5.2,
        "Less through traffic": 5.9,
      }),
    ],
    posts: [
      post(
        "Humps are fine until the rubbish truck hits one at 5 am under your bedroom.",
        "Can confirm. Raised crossing instead?",
      ),
    ],
  },
];
