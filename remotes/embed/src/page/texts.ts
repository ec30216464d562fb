import type {
  embedAttributes,
  EmbedErrorCode,
  embedEvents,
  embedProperties,
  ErrorCode,
  FrameMessage,
  NearsaySurveyElement,
  PageMessage,
} from "@nearsay/core/contract";
import { formatCount, formatList, plural } from "@nearsay/core/domain";

/** What the page says that offers surveys to other sites: apart, so that no other page carries it. */
export const pickerTexts = {
  title: "Embed a Survey",
  lead: "Show a survey on a page of your own with one line of HTML. People answer it right there, without an account and without cookies.",
  loading: "Loading the survey",
  failed: "The survey could not be loaded.",
  open: "Open it on Nearsay",
  another: "Choose another survey",
  closed:
    "This survey takes no more answers. Your page would show it as closed.",
  /** @param origins Of other sites, as https://partner.example. */
  onlyOn: (origins: readonly string[]) =>
    origins.length === 0
      ? "No other site may show this survey. On a page of yours, the line would show its link alone."
      : `Only ${formatList(origins)} may show this survey. On any other site, the line would show its link alone.`,
  refused: {
    NOT_FOUND: {
      title: "Survey not found.",
      about:
        "The link may be incomplete, or the survey was taken down. Choose another one.",
    },
    CODE_REQUIRED: {
      title: "This survey opens with an access code.",
      about:
        "Such surveys are never embedded: nobody should type a code on a page that is not Nearsay’s. Link to it instead.",
    },
    ORIGIN_NOT_ALLOWED: {
      title: "This survey may not be embedded.",
      about:
        "Its author or this site shows it on Nearsay only. Link to it instead.",
    },
    INVITATION_REQUIRED: {
      title: "Surveys of this site cannot be embedded.",
      about: "The site is open to invited people only.",
    },
  } satisfies Partial<Record<ErrorCode, { title: string; about: string }>>,
  find: {
    heading: "Which survey?",
    label: "Search surveys",
    hint: "Some words of it, or its address.",
    search: "Search",
    loading: "Loading surveys",
    failed: "The surveys could not be loaded.",
    found: (text: string) =>
      text === "" ? "Most answered" : `Found for “${text}”`,
    none: (text: string) =>
      text === ""
        ? "There are no surveys yet."
        : `No public surveys found for “${text}”.`,
    noneNext:
      "Only public surveys can be embedded. Try other words, or paste the address of a survey.",
    closed: "Closed",
    responses: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} response`,
        other: `${formatCount(count)} responses`,
      }),
  },
  look: {
    label: "Look",
    mode: "How it stands in your page",
    modes: { frame: "In a frame", inline: "Inline" },
    aboutMode: {
      frame:
        "The safest: your page and the survey cannot see into each other. Its height follows what it shows.",
      inline:
        "Your page's scripts can read answers. It loads faster than a frame, and your styles still cannot reach it.",
    },
    theme: "Theme",
    themes: { auto: "As your page", light: "Light", dark: "Dark" },
    accent: "Accent colour",
    aboutAccent:
      "Empty is Nearsay’s teal. It is made darker or lighter where writing in it would be hard to read.",
    ownAccent: "#006162",
    noColor: "Write a colour as #0a7d55.",
    palette: "Choose the accent colour",
  },
  preview: {
    label: "Preview",
    heading: "On your page",
    about: "This is the survey itself: an answer given here counts.",
  },
  lines: {
    label: "Lines to copy",
    line: "The line for your page",
    aboutLine:
      "Put it where the survey shall stand. The link in it shows where no script runs.",
    frame: "Without our script",
    aboutFrame:
      "For pages that allow no scripts: a frame that keeps its height.",
    warning:
      "Some browsers let a frame keep nothing, so it cannot tell a second visit from a neighbour’s. It then takes one response a day from each connection and sends everybody else to Nearsay. The line above has no such limit: there your page keeps who answered.",
    copyLine: "Copy the line",
    frameTitle: (survey: string) => `Survey: ${survey}`,
    copyFrame: "Copy the frame",
    copied: "Copied",
    byHand:
      "Your browser did not copy it. It is selected: press Ctrl+C, or ⌘C on a Mac.",
    policy: "My page has a content security policy",
    nonce:
      'Give the script your page’s nonce: <script nonce="…" src=… >. Nothing else of it needs one: the survey comes without style elements, and what the script loads is let in with it.',
    sources: {
      frame: "Then let frame-src name <origin></origin>",
      inline: "Then let connect-src name <origin></origin>",
    },
    react:
      "On a page of React 18 or later, take SurveyWidget from the federated container <container></container> ; its types are at <types></types>",
  },
} as const;

type Meanings<Name extends PropertyKey> = Readonly<Record<Name, string>>;

/** The published contract in words. */
export const referenceTexts = {
  heading: "What your page can tell it, and hear from it",
  attributes: {
    heading: "Attributes",
    items: {
      survey: "Number or uuid of the survey. The only one that is needed.",
      mode: "frame, unless it says inline.",
      theme:
        "light, dark or auto, which follows the color-scheme of your page: light where it declares none.",
      accent: "A colour as #0a7d55.",
      loading:
        "eager loads at once; without it, the survey loads when it is nearly in view.",
      title:
        "The name of the frame for screen readers, instead of “Survey: …”.",
      lang: "A language such as de. Without it, that of your page, else that of the browser.",
      near: "Latitude and longitude of the place your page is about, such as 52.52,13.40. Where the survey counts how far people are, readers may count it as theirs; it is rounded to a cell of 1 km first. Read when the survey loads.",
    } satisfies Meanings<(typeof embedAttributes)[number]>,
  },
  properties: {
    heading: "Custom properties of CSS",
    about: "Set them for the element or anything around it; attributes win.",
    items: {
      accent: "A colour as #0a7d55.",
      radius: "Of corners, from 0px to 24px.",
      font: "Font families that your page has loaded (inline) or the visitor’s system has (frame).",
      minHeight: "Height of the placeholder, 320px unless you say otherwise.",
    } satisfies Meanings<keyof typeof embedProperties>,
  },
  events: {
    heading: "Events",
    about: "Each is a CustomEvent of the element and bubbles.",
    items: {
      ready: "It is shown. detail: { survey, title }",
      answered:
        "Somebody answered; duplicate where they had before. detail: { survey, duplicate }",
      height: "It is now so many pixels high. detail: { px }",
      error:
        "It cannot be shown; its place says why and has a link. detail: { code, message }",
    } satisfies Meanings<keyof typeof embedEvents>,
  },
  errors: {
    heading: "Codes of errors",
    items: {
      SURVEY: "The attribute survey names none.",
      NOT_FOUND: "There is no such survey, or no longer.",
      CODE_REQUIRED: "It opens with an access code, so it is never embedded.",
      ORIGIN_NOT_ALLOWED:
        "Its author or the site does not allow it on this page.",
      INVITATION_REQUIRED: "The site is open by invitation only.",
      UNAVAILABLE: "The site cannot show it at the moment.",
      BLOCKED: "No answer from the frame: often a content security policy.",
      NETWORK: "The site could not be reached.",
    } satisfies Meanings<EmbedErrorCode>,
  },
  methods: {
    heading: "Methods and properties",
    about:
      "survey, mode, theme and accent are properties, too: what you set shows at once.",
    items: {
      load: "Loads at once, wherever the element is.",
      reload: "Begins anew.",
    } satisfies Partial<Meanings<keyof NearsaySurveyElement>>,
  },
  messages: {
    heading: "Messages of the frame",
    about:
      "The script takes care of these. To write your own around a frame, add ?parent= with your page’s origin to its address; check that a message’s origin is this site, that its source is your frame and that it says nearsay: 1; and name this site as the target of what you send. A frame without parent neither sends nor listens.",
    items: {
      hello:
        "Both ways. The frame says it first, and again before somebody takes part; answer each with { look, visitor }: theme, accent, radius and font, and what keep gave you or null.",
      ready: "From the frame, as the event.",
      answered: "From the frame, as the event.",
      height: "From the frame, as the event.",
      error: "From the frame, as the event.",
      keep: "From the frame: { visitor }, to be kept by your page in place of what it kept before: who answers, where the browser lets the frame keep nothing, else only that they answered.",
      look: "To the frame: { look }, whenever it changes.",
    } satisfies Meanings<FrameMessage["type"] | PageMessage["type"]>,
  },
  people: {
    heading: "What the people on your page can expect",
    items: [
      "One response per person and site: what they did here or on another page is not connected with it.",
      "However often your page shows the survey, framed or inline, it takes one response of theirs, also after they opted out.",
      "They are asked for their consent in the survey, before they answer. No cookies are read or set.",
      "Questions, thanks and results show in your page; the discussion is one link away.",
      "Inline, your page's scripts can read answers. In a frame they cannot.",
    ],
  },
} as const;
