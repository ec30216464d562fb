import { type DemoSurvey, one, open, post, several } from "../demo-survey.ts";
import { places } from "../places.ts";

/** Libraries, noise and living next to each other. */
export const cityLifeSurveys: DemoSurvey[] = [
  {
    place: places.berlin.kreuzberg,
    title: "Noise at night around Admiralbrücke",
    instructions:
      "For people who live near the bridge and people who sit on it. The neighbourhood round meets on the first Monday of the month and starts from these answers.",
    openedDaysAgo: 38,
    closesInDays: -7,
    responses: 50,
    questions: [
      one("You are mostly here as…", {
        "A resident": 57,
        "A guest on the bridge": 34,
        "Someone who works here": 9,
      }),
      one("When does it get too loud?", {
        "Before 10 pm": 6,
        "10 pm to midnight": 28,
        "After midnight": 41,
        Never: 25,
      }),
      several("What would be fair?", {
        "No speakers after 10": 6.9,
        "Volunteers who talk to people": 4.7,
        "More bins and toilets": 5.8,
        "A closing time for the bridge": 1.9,
        "Leave it alone": 2,
      }),
    ],
    posts: [
      post(
        "I live on the second floor. Guitars are lovely. The fourth bluetooth box is not.",
        "Fair. We'll bring the guitar.",
        "Bring the guitar, leave at eleven, I'll bring cake.",
      ),
      post(
        "Thanks to the people who put up the 'babies sleep here' sign. It worked better than the police.",
      ),
    ],
  },
  {
    place: places.bengaluru.indiranagar,
    title: "When should the public library be open?",
    instructions:
      "The Indiranagar branch can staff ten more hours a week. Students, parents, retired readers: which ones?",
    openedDaysAgo: 16,
    closesInDays: 20,
    responses: 32,
    questions: [
      several("Which extra hours would you use?", {
        "7 to 9 am": 4.2,
        "6 to 9 pm": 6.4,
        "Saturday afternoon": 5.3,
        "Sunday morning": 4.8,
      }),
      one("What do you mainly come for?", {
        "A quiet desk": 47,
        Books: 29,
        Newspapers: 13,
        "Children's corner": 11,
      }),
      open(
        "What should we buy next?",
        "More Kannada fiction published after 2010.",
        "A second plug point per table.",
        "UPSC guides, the copies are falling apart.",
        "Graphic novels for teenagers.",
        "A fan that works above table six.",
        ["More plug points", 4],
        ["Kannada novels", 3],
        ["Exam guides", 3],
        ["A working fan", 2],
      ),
    ],
    posts: [
      post(
        "Evenings, please. I leave work at six and the gate is already shut.",
        "Same. I study in the café opposite and pay 200 rupees for one tea.",
      ),
      post("Table six fan, seconded."),
    ],
  },
  {
    place: places.cairo.zamalek,
    title: "رأيكم في ممشى النيل الجديد",
    instructions:
      "نسأل سكان الزمالك وزوارها عن الممشى بعد شهرين من افتتاحه. الإجابة تستغرق دقيقة واحدة.",
    openedDaysAgo: 20,
    closesInDays: 25,
    responses: 41,
    questions: [
      one("كم مرة زرت الممشى؟", {
        "مرة واحدة": 22,
        "عدة مرات": 41,
        "كل أسبوع تقريبًا": 25,
        "لم أزره بعد": 12,
      }),
      several("ما الذي ينقص الممشى؟", {
        "أشجار وظل": 7.1,
        مقاعد: 5.2,
        "دورات مياه": 4.6,
        "إضاءة أفضل": 2.4,
        "مكان للدراجات": 3.3,
      }),
      open(
        "ما أكثر شيء أعجبك؟",
        "منظر النيل وقت الغروب.",
        "مكان آمن للمشي مع الأطفال.",
        "الهدوء في الصباح الباكر.",
        "أخيرًا مكان بلا سيارات.",
        "أتمنى أن تبقى الأسعار معقولة.",
        ["منظر النيل", 6],
        ["الهدوء والنظافة", 4],
        ["مكان جميل للأطفال", 3],
      ),
    ],
    posts: [
      post(
        "الممشى جميل لكن الشمس قاسية في الظهر، نحتاج إلى أشجار.",
        "زرعوا بعض الأشجار الأسبوع الماضي قرب المدخل.",
        "خبر رائع، شكرًا!",
      ),
      post("هل يمكن تخصيص ساعة صباحية للسيدات والجري؟"),
    ],
  },
  {
    place: places.newYork.williamsburg,
    title: "Residents' survey: the roof at 114",
    instructions:
      "Only for people who live in the building. The code on the lobby poster is MAPLE114. What should we do with the roof once the new boiler is in?",
    accessCode: "MAPLE114",
    openedDaysAgo: 11,
    closesInDays: 10,
    responses: 23,
    questions: [
      one("The roof should become…", {
        "A garden": 46,
        "A deck with tables": 31,
        "Solar panels only": 19,
        Nothing: 4,
      }),
      one("What could you pay a month?", {
        Nothing: 31,
        "Up to $10": 42,
        "Up to $25": 27,
      }),
    ],
    posts: [
      post(
        "If we get a garden I'll water it. You have it in writing now.",
        "Screenshotted. 4B",
      ),
    ],
  },
  {
    place: places.newYork.williamsburg,
    title: "Which building rules drive you mad?",
    instructions:
      "Renters and owners around Bedford Avenue. If you live at 114, there is also a residents' survey of our own: open it with the code MAPLE114.",
    openedDaysAgo: 10,
    closesInDays: 20,
    responses: 29,
    questions: [
      several("Pick yours", {
        "No bikes in the hallway": 4.9,
        "Quiet hours nobody keeps": 4.3,
        "Laundry until 8 pm only": 5.7,
        "No packages at the door": 3.2,
        "No dogs in the elevator": 2.2,
        "No grilling": 3.5,
        "Shoes off signs": 1,
        "Recycling, sorted five ways": 2.6,
        "Guests must sign in": 3.8,
        "No plants on the sill": 1.7,
        "Heat only from October": 5.1,
        "No nails in the wall": 2.9,
        "One key per person": 2.4,
        "Roof is off limits": 4.6,
      }),
      one("Does your landlord answer within a week?", {
        Always: 9,
        Mostly: 32,
        Rarely: 37,
        "What landlord?": 22,
      }),
    ],
    posts: [
      post(
        "Laundry until 8. I get home at 8. I own eleven pairs of socks now.",
        "Eleven? Amateur.",
      ),
      post(
        "No heat? Call 311 and write down the date each time. It took our building three calls.",
      ),
    ],
  },
];
