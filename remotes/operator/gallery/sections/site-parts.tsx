import {
  type GallerySection,
  press,
  see,
  silence,
} from "@nearsay/core/standalone";
import {
  invitation as invitationTexts,
  waitlist as waitlistTexts,
  audit,
  blocks,
  recount as recountTexts,
} from "#messages";

import { operatorSection } from "../operator-section.tsx";

const day = "2026-03-01T10:00:00.000Z";
const hash = "a1".repeat(32);

const blocked = [
  { blockId: 2, kind: "post", id: 40, madeOn: "2026-03-05", madeBy: "Anna" },
  { blockId: 1, kind: "survey", id: 12, madeOn: "2026-03-02", madeBy: "Bo" },
];

const applicants = [
  {
    email: "bakery@shop.example",
    role: "business",
    category: "Food",
    position: null,
    free: false,
    joinedAt: day,
    confirmedAt: null,
  },
  {
    email: "a.very.long.name.indeed@a.very.long.house.example",
    role: "business",
    category: "Books",
    position: 3,
    free: true,
    joinedAt: day,
    confirmedAt: day,
  },
  {
    email: "zoe@people.example",
    role: "user",
    category: null,
    position: null,
    free: false,
    joinedAt: day,
    confirmedAt: day,
  },
];

const invited = [
  {
    invitationId: 6,
    usesMax: 10,
    useCount: 2,
    expiresAt: null,
    revokedAt: null,
  },
  {
    invitationId: 5,
    usesMax: 1,
    useCount: 0,
    expiresAt: "2026-04-01T10:00:00.000Z",
    revokedAt: null,
  },
  { invitationId: 4, usesMax: 1, useCount: 1, expiresAt: null, revokedAt: day },
].map((one) => ({ ...one, createdAt: day }));

const entries = [
  { entryId: 3, who: "operator Anna", act: "restore", about: "survey 12" },
  { entryId: 2, who: "command line", act: "invite", about: "2 invitations" },
  {
    entryId: 1,
    who: "key 2a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a11",
    act: "updateManagedSurvey",
    about: "survey 12",
  },
].map((one) => ({ ...one, madeAt: day }));

const log = { "GET /audit": { items: entries, next: null } };
const checked = (problem: string | null) => ({
  ...log,
  "GET /audit/check": { entries: 3, hash, problem },
});

const mismatches = [
  { surveyId: 12, counter: "posts", count: 1 },
  { surveyId: 13, counter: "answers", count: 4 },
];

export const siteParts: GallerySection = {
  name: "Parts of the site",
  about:
    "Blocks, admission, upkeep and the audit log, where the key is good for them.",
  wide: true,
  states: {
    Blocks: operatorSection(
      "blocks",
      { "GET /blocks": { items: blocked, next: null } },
      [see("Author of post 40")],
    ),
    "Nobody is blocked": operatorSection("blocks", {}, [see(blocks.empty)]),
    Waitlist: operatorSection(
      "waitlist",
      { "GET /waitlist": { items: applicants, next: null } },
      [see("bakery@shop.example")],
    ),
    "Nobody waits": operatorSection("waitlist", {}, [see(waitlistTexts.empty)]),
    Invitations: operatorSection(
      "invitations",
      {
        "GET /invitations": { items: invited, next: null },
        "POST /invitations": {
          items: [
            { invitationId: 7, code: "4821-9034" },
            { invitationId: 8, code: "7710-2256" },
          ],
        },
      },
      [press(invitationTexts.make.action), see(invitationTexts.done)],
    ),
    Releases: operatorSection(
      "releases",
      {
        "GET /releases": {
          items: [
            {
              name: "surveys",
              version: "0.2.0",
              enabled: true,
              release: "0.2.0-5f1c",
            },
            { name: "embed", version: "0.1.0", enabled: false, release: null },
          ],
        },
      },
      [see("surveys")],
    ),
    Counting: operatorSection("recount", { "POST /recount": silence }, [
      press(recountTexts.compare),
      see(recountTexts.label),
    ]),
    "Counters differ": operatorSection(
      "recount",
      { "POST /recount": { repaired: false, mismatches } },
      [press(recountTexts.compare), see(recountTexts.wrong({ count: 5 }))],
    ),
    "Counters are right": operatorSection(
      "recount",
      { "POST /recount": { repaired: false, mismatches: [] } },
      [press(recountTexts.compare), see(recountTexts.right)],
    ),
    "The log is whole": operatorSection("audit", checked(null), [
      press(audit.check),
      see(audit.whole({ entries: 3 })),
    ]),
    "The log was changed": operatorSection(
      "audit",
      checked("Entry 4 of the audit log is not as it was written."),
      [press(audit.check), see(audit.broken)],
    ),
  },
};
