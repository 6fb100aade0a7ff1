import { db } from "~/db/client.server";
import { createCallOf, dayFromNow, linkOfMail } from "../support/calls";
import { createInvitation } from "../support/invitations";
import { createPerson } from "../support/people";
import { createQuestion } from "../support/questions";
import type { Row, World } from "../support/role-row";
import { offerRows, pathOfCall } from "./offer-role-rows";

const callPath = async ({ people }: World) => (await createCallOf(db, people.company)).path;

/** A write that only the company of the call may do. */
const ownCall = (verb: string, call?: Parameters<typeof createCallOf>[2]) => ({
  path: async ({ people }: World) => `/ausschreibungen/${(await createCallOf(db, people.company, call)).id}/${verb}`,
  visitor: [401, "Bitte melden Sie sich noch einmal an"] as [number, string],
  creative: [403, "Zugriff verweigert"] as [number, string],
  otherCompany: 404,
  superadmin: [403, "Zugriff verweigert"] as [number, string],
  superadminCompany: 404,
});

/** A link from a mail to the company. Anybody who has it may use it. */
const linkedCall = async ({ people }: World) =>
  linkOfMail(await createCallOf(db, people.company, { deadline: dayFromNow(2) }), "schliessen");

/** The page for a button on a company's call. A GET request redirects to the company's calls. */
const visitOf = (verb: string) => ({
  ...ownCall(verb),
  visitor: [401, "Bitte melden Sie sich an"] as [number, string],
  company: "→ /profil#ausschreibungen" as const,
  otherCompany: "→ /profil#ausschreibungen" as const,
  superadminCompany: "→ /profil#ausschreibungen" as const,
});

/** The company's call of the next invitation. */
let invitedTo = 0;

/** A new creative, whom nobody has invited yet. */
async function invitePath({ people }: World) {
  invitedTo = (await createCallOf(db, people.company)).id;
  return `/einladungen/neu?an=${(await createPerson(db)).slug}`;
}

const companyOnly = {
  creative: [403, "Zugriff verweigert"] as [number, string],
  superadmin: [403, "Zugriff verweigert"] as [number, string],
  proves: "REACH-57",
};

/** For the person who is invited only. */
const invitedOnly = {
  path: async ({ people }: World) =>
    (await createInvitation(db, await createCallOf(db, people.company), people.creative)).path,
  visitor: 401,
  signedIn: 404,
  otherCreative: 404,
  proves: "REACH-63",
};

/** A question by the creative about a call of the company. */
const questionPath =
  (end = "") =>
  async ({ people }: World) =>
    (await createQuestion(db, await createCallOf(db, people.company), people.creative)).path + end;

/** For the company of the call only; not for whoever has asked either. */
const answerable = { visitor: 401, signedIn: 404, otherCompany: 404, superadminCompany: 404, proves: "ASK-02" };

/** Who may see and change calls, and ask and invite to them. */
export const callRows = {
  "GET /ausschreibungen": {
    all: 200,
    visitor: [200, "Als Unternehmen registrieren"],
    proves: "NAV-09, ROLE-10, ROLE-25, ROLE-43",
  },
  "GET /ausschreibungen/:slugAndId": {
    path: callPath,
    visitor: [401, "Bitte melden Sie sich an"],
    signedIn: [200, "Projektbeschreibung"],
    proves: "ROLE-11, ROLE-25, ROLE-43",
  },
  "GET /ausschreibungen/neu": {
    visitor: [401, "Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen"],
    creative: [403, "Projekte stellen hier Unternehmen ein"],
    company: 200,
    superadmin: [403, "Projekte stellen hier Unternehmen ein"],
    superadminCompany: 200,
    proves: "ROLE-17, ROLE-29, ROLE-38",
  },
  "POST /ausschreibungen/neu": {
    form: { title: "Plakate", description: "Drei", category: "Print Design" },
    visitor: [401, "Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen"],
    creative: [403, "Zugriff verweigert"],
    company: "→ /ausschreibungen",
    superadmin: [403, "Zugriff verweigert"],
    superadminCompany: "→ /ausschreibungen",
    proves: "ROLE-17, ROLE-29, ROLE-38, ROLE-56",
  },
  "GET /ausschreibungen/:id/bearbeiten": {
    ...ownCall("bearbeiten"),
    visitor: [401, "Bitte melden Sie sich an"],
    company: 200,
    proves: "ROLE-39, ROLE-42",
  },
  "POST /ausschreibungen/:id/bearbeiten": {
    ...ownCall("bearbeiten"),
    form: { title: "Plakate", description: "Drei", category: "Print Design" },
    edits: true,
    company: "→ /profil#ausschreibungen",
    proves: "ROLE-39, ROLE-42",
  },
  "GET /ausschreibungen/:id/anheften": visitOf("anheften"),
  "POST /ausschreibungen/:id/anheften": {
    ...ownCall("anheften"),
    form: { pinned: "ja" },
    company: "→ /profil#ausschreibungen",
    proves: "ROLE-40, ROLE-42",
  },
  "GET /ausschreibungen/:id/schliessen": visitOf("schliessen"),
  "POST /ausschreibungen/:id/schliessen": {
    ...ownCall("schliessen"),
    company: "→ /profil#ausschreibungen",
    proves: "LIFE-09",
  },
  "GET /ausschreibungen/:id/oeffnen": visitOf("oeffnen"),
  "POST /ausschreibungen/:id/oeffnen": {
    ...ownCall("oeffnen", { status: "geschlossen" }),
    company: "→ /profil#ausschreibungen",
    proves: "LIFE-09",
  },
  "GET /ausschreibungen/:id/verlaengern": visitOf("verlaengern"),
  "POST /ausschreibungen/:id/verlaengern": {
    ...ownCall("verlaengern", { deadline: dayFromNow(3) }),
    company: "→ /profil#ausschreibungen",
    proves: "LIFE-09",
  },
  "GET /ausschreibungen/:id/vergeben": visitOf("vergeben"),
  "POST /ausschreibungen/:id/vergeben": {
    ...ownCall("vergeben"),
    company: "→ /profil#ausschreibungen",
    proves: "LIFE-09",
  },
  "GET /ausschreibungen/:id/duplizieren": visitOf("duplizieren"),
  "POST /ausschreibungen/:id/duplizieren": {
    ...ownCall("duplizieren"),
    company: "→ /ausschreibungen/…",
    proves: "LIFE-09",
  },
  "GET /ausschreibungen/:id/kalender.ics": {
    path: async ({ people }) =>
      `/ausschreibungen/${(await createCallOf(db, people.company, { deadline: dayFromNow(3) })).id}/kalender.ics`,
    visitor: 401,
    signedIn: 200,
    proves: "LIFE-20",
  },
  "GET /teilen/ausschreibungen/:id": {
    path: async ({ people }) => `/teilen/ausschreibungen/${(await createCallOf(db, people.company)).id}`,
    visitor: 401,
    signedIn: [200, "teilen"],
    proves: "SEO-22",
  },
  "GET /ausschreibungen/:id/frist": {
    path: linkedCall,
    all: [200, "Ausschreibung schließen"],
    proves: "LIFE-13",
  },
  "POST /ausschreibungen/:id/frist": {
    path: linkedCall,
    all: [200, "Ihre Ausschreibung ist geschlossen"],
    proves: "LIFE-13",
  },
  "GET /ausschreibungen/:id/loeschen": { ...ownCall("loeschen"), visitor: 401, company: 200 },
  "POST /ausschreibungen/:id/loeschen": {
    ...ownCall("loeschen"),
    company: "→ /profil#ausschreibungen",
    otherCompany: "→ /profil#ausschreibungen",
    superadminCompany: "→ /profil#ausschreibungen",
    proves: "ROLE-41, ROLE-42",
  },
  ...offerRows,
  "GET /ausschreibungen/:id/fragen": {
    path: pathOfCall("/fragen"),
    visitor: 401,
    signedIn: [200, "Frage senden"],
    company: [200, "Noch hat niemand gefragt"],
    otherCompany: [200, "Frage senden"],
    proves: "ASK-01",
  },
  "POST /ausschreibungen/:id/fragen": {
    path: pathOfCall("/fragen"),
    form: { question: "Welches Format?" },
    visitor: 401,
    signedIn: "→ /ausschreibungen/…",
    company: [400, "Das ist Ihre eigene Ausschreibung."],
    otherCompany: "→ /ausschreibungen/…",
    proves: "ASK-01",
  },
  "GET /fragen/:id": { ...answerable, path: questionPath(), company: [200, "Antwort veröffentlichen"] },
  "POST /fragen/:id": {
    ...answerable,
    path: questionPath(),
    form: { answer: "A1 quer." },
    company: "→ /ausschreibungen/…",
  },
  "GET /fragen/:id/zurueckziehen": { path: questionPath("/zurueckziehen"), visitor: 401, signedIn: 405 },
  "POST /fragen/:id/zurueckziehen": {
    path: questionPath("/zurueckziehen"),
    visitor: 401,
    signedIn: "→ /ausschreibungen",
    proves: "ASK-07",
  },
  "GET /einladungen/neu": {
    ...companyOnly,
    path: invitePath,
    visitor: [401, "Bitte melden Sie sich an"],
    company: [200, "Einladung senden"],
    otherCompany: 200,
    superadminCompany: 200,
  },
  "POST /einladungen/neu": {
    ...companyOnly,
    path: invitePath,
    form: () => ({ call: `${invitedTo}` }),
    visitor: 401,
    company: "→ /ausschreibungen/…",
    otherCompany: 400,
    superadminCompany: 400,
  },
  "GET /einladungen/:id": { ...invitedOnly, creative: [200, "Diesmal keine Zeit"] },
  "POST /einladungen/:id": { ...invitedOnly, form: { antwort: "keine-zeit" }, creative: "→ /einladungen/…" },
} satisfies Record<string, Row>;
