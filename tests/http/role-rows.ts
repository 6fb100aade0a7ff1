import type { Register } from "react-router";
import { db } from "~/db/client.server";
import { conversations } from "../../app/db/schema";
import { headSwitchUrlOf } from "../../app/mail/switch-off.server";
import { createConversation } from "../support/conversations";
import { createPerson } from "../support/people";
import { createPostOf } from "../support/posts";
import { createDecision, objectionPathOf } from "../support/reports";
import type { Row, World } from "../support/role-row";
import { accountRows } from "./account-role-rows";
import { agentRows } from "./agent-role-rows";
import { callRows } from "./call-role-rows";
import { collectionRows } from "./collection-role-rows";
import { fileRows } from "./file-role-rows";
import { postAndArticleRows } from "./post-and-article-role-rows";
import { superadminRows } from "./superadmin-role-rows";
import { workRows } from "./work-role-rows";

const switchPath = ({ people }: World) => {
  const { pathname, search } = new URL(headSwitchUrlOf(people.creative.id, "nachrichten"));
  return pathname + search;
};

const objectionPath = async () => {
  const post = await createPostOf(db, await createPerson(db));
  return objectionPathOf((await createDecision(db, post)).id);
};

const landingPath = (path: string) => async () => {
  for (let count = 0; count < 3; count += 1) await createPerson(db, { title: "Glasbläserin", location: "Lingenau" });
  return path;
};

const reportPath = ({ people }: World) => `/melden?art=profil&id=kreative/${people.otherCreative.slug}`;

/** For the two people of a conversation only; superadmins get 404 too. */
const ownConversation = (end: string) => ({
  path: async ({ people }: World) => {
    await db.delete(conversations);
    return (await createConversation(db, people.creative, people.company)).path + end;
  },
  visitor: 401 as const,
  otherCreative: 404 as const,
  otherCompany: 404 as const,
  superadmin: 404 as const,
  superadminCompany: 404 as const,
});

/**
 * The response of each route to each actor, one row per route. An actor without its own entry gets that of its group:
 * unconfirmed and blocked → visitor → all; otherCreative → creative → signedIn → all; otherCompany → company →
 * signedIn; superadminCompany → superadmin → signedIn.
 */
const table = {
  "GET /": { all: 200, proves: "NAV-01, ROLE-01" },
  "GET /agb": { all: 200, proves: "NAV-13, ROLE-08" },
  "GET /datenschutz": { all: 200, proves: "NAV-12, ROLE-08" },
  "GET /impressum": { all: 200, proves: "NAV-14, ROLE-08" },

  "GET /teilen/:kind/:slug": {
    path: ({ people }) => `/teilen/kreative/${people.otherCreative.slug}`,
    all: [200, "teilen"],
    proves: "SEO-21",
  },
  "GET /melden": { path: reportPath, all: [200, "Melden"], proves: "NOTICE-01" },
  "POST /melden": { path: reportPath, all: [400, "Bitte wählen Sie einen Grund"], proves: "NOTICE-02" },
  "GET /einspruch": { path: objectionPath, all: [200, "Was sehen Sie anders?"], proves: "NOTICE-15" },
  "POST /einspruch": { path: objectionPath, all: [400, "Bitte schreiben Sie, was Sie anders sehen"] },
  "GET /reihung": { all: [200, "Wie wir reihen"], proves: "FIND-76" },
  "GET /transparenz": { all: [200, "Transparenz"], proves: "NOTICE-20" },
  "GET /melden/danke": { all: 200 },

  "GET /bedingungen": { all: "→ /" },
  "POST /bedingungen": { all: "→ /", proves: "ACCT-53" },
  "GET /newsletter/bestaetigen": { all: [400, "Ungültiger Link"] },
  "POST /newsletter/bestaetigen": { all: [410, "Ungültiger Link"], proves: "NEWS-11" },
  "GET /suche": { path: "/suche?q=Fotografie", all: 200, proves: "FIND-53" },
  "GET /suche/vorschlaege": { path: "/suche/vorschlaege?q=Foto", all: 200, proves: "FIND-57" },
  "GET /kreative": { all: 200, proves: "NAV-06, ROLE-02" },
  "GET /kreative/:slug": {
    path: ({ people }) => `/kreative/${people.otherCreative.slug}`,
    all: 200,
    proves: "NAV-07, ROLE-03",
  },
  "GET /kreative/:slug/like": { path: "/kreative/anna/like", all: 405 },
  "POST /kreative/:slug/like": {
    path: ({ people }) => `/kreative/${people.otherCreative.slug}/like`,
    form: { like: "1" },
    all: "→ /kreative/…",
  },
  "GET /kreative/handwerk/:craft/:place?": {
    path: landingPath("/kreative/handwerk/glas/lingenau"),
    all: [200, "Glas in Lingenau"],
    proves: "FIND-40",
  },
  "GET /kreative/ort/:place": {
    path: landingPath("/kreative/ort/lingenau"),
    all: [200, "Kreative in Lingenau"],
    proves: "FIND-40",
  },
  "GET /unternehmen/:slug": {
    path: ({ people }) => `/unternehmen/${people.company.slug}`,
    all: 200,
    proves: "NAV-08, ROLE-04",
  },

  "GET /profil": { visitor: [401, "Jetzt anmelden"], signedIn: 200, proves: "NAV-10, OWN-04, ROLE-18" },
  "GET /profil/bearbeiten": { visitor: 401, signedIn: 200 },
  "POST /profil/bearbeiten": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihren Namen ein"], proves: "OWN-12" },
  "GET /profil/name-frei": { path: "/profil/name-frei?name=x", visitor: 401, signedIn: 200 },
  "GET /profil/bild": { visitor: 401, signedIn: 200 },
  "POST /profil/bild": { visitor: 401, signedIn: [400, "Bitte wählen Sie eine Bilddatei aus"], proves: "OWN-22" },
  "GET /profil/bild/entfernen": { visitor: 401, signedIn: 405 },
  "POST /profil/bild/entfernen": { visitor: 401, signedIn: "→ /profil", proves: "SAFE-37" },
  "GET /profil/spezialisierungen": {
    visitor: 401,
    signedIn: 200,
    company: 403,
    superadminCompany: 403,
    proves: "ROLE-33, ROLE-48",
  },
  "POST /profil/spezialisierungen": { visitor: 401, signedIn: "→ /profil", company: 403, superadminCompany: 403 },
  "GET /profil/verfuegbarkeit": {
    visitor: 401,
    signedIn: 200,
    company: 403,
    superadminCompany: 403,
    proves: "REACH-90",
  },
  "POST /profil/verfuegbarkeit": { visitor: 401, signedIn: "→ /profil", company: 403, superadminCompany: 403 },
  "GET /profil/passwort": { visitor: 401, signedIn: 200 },
  "POST /profil/passwort": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihr aktuelles Passwort ein"] },
  "GET /profil/loeschen": { visitor: 401, signedIn: 200, proves: "SAFE-114" },
  "POST /profil/loeschen": {
    visitor: "→ /auth?modus=anmelden&weiter=%2Fprofil",
    signedIn: [400, "Bitte geben Sie Ihr Passwort ein"],
    proves: "OWN-47",
  },
  "GET /analytics": {
    visitor: "→ /",
    signedIn: 200,
    company: "→ /",
    superadminCompany: "→ /",
    proves: "NAV-11, STAT-05, ROLE-19, ROLE-34, ROLE-47, ROLE-59",
  },
  "GET /favoriten": { visitor: 401, signedIn: 200 },
  "GET /favoriten/:id/entfernen": { path: "/favoriten/1/entfernen", visitor: 401, signedIn: 405 },
  "POST /favoriten/:id/entfernen": { path: "/favoriten/1/entfernen", visitor: 401, signedIn: "→ /profil" },

  "GET /nachrichten": {
    visitor: [401, "Anmeldung erforderlich"],
    signedIn: [200, "Nachrichten"],
    proves: "TALK-10",
  },
  // Before the row that writes: whoever has just written is led to the conversation.
  "GET /nachrichten/neu": {
    path: ({ people }, actor) =>
      `/nachrichten/neu?an=kreative/${people[actor === "creative" ? "otherCreative" : "creative"].slug}`,
    visitor: [401, "Anmeldung erforderlich"],
    signedIn: [200, "Nachricht an"],
    proves: "ROLE-14, ROLE-27, ROLE-28, ROLE-44",
  },
  "POST /nachrichten": {
    path: ({ people }, actor) =>
      `/nachrichten?an=kreative/${people[actor === "creative" ? "otherCreative" : "creative"].slug}`,
    form: { senderEmail: "a@example.com", subject: "Hallo", message: "Hallo", weiter: "/feed" },
    visitor: [401, "Sie müssen angemeldet sein, um eine Nachricht zu senden"],
    signedIn: "→ /feed",
    proves: "ROLE-14, ROLE-27, ROLE-28, ROLE-44",
  },
  "POST /nachrichten/neu": {
    path: "/nachrichten/neu?an=kreative/gibt-es-nicht",
    form: { senderEmail: "a@example.com", subject: "Hallo", message: "Hallo" },
    visitor: [401, "Sie müssen angemeldet sein, um eine Nachricht zu senden"],
    signedIn: [400, "Das Profil konnte nicht gefunden werden"],
  },

  "GET /nachrichten/:id": { ...ownConversation(""), creative: 200, company: 200, proves: "TALK-12" },
  "POST /nachrichten/:id": {
    ...ownConversation(""),
    form: { message: "Gern!" },
    creative: "→ /nachrichten/…",
    company: "→ /nachrichten/…",
    proves: "TALK-12",
  },
  "GET /nachrichten/:id/neues": { ...ownConversation("/neues"), creative: 200, company: 200, proves: "TALK-12" },
  "GET /nachrichten/:id/blockieren": { visitor: 401, signedIn: 405, path: "/nachrichten/x/blockieren" },
  "POST /nachrichten/:id/blockieren": {
    ...ownConversation("/blockieren"),
    form: { blockiert: "0" },
    creative: "→ /nachrichten/…",
    company: "→ /nachrichten/…",
    proves: "TALK-30",
  },
  "GET /nachrichten/:id/geklaert": { visitor: 401, signedIn: 405, path: "/nachrichten/x/geklaert" },
  "POST /nachrichten/:id/geklaert": {
    ...ownConversation("/geklaert"),
    form: { geklaert: "1" },
    creative: "→ /nachrichten/…",
    company: "→ /nachrichten/…",
    proves: "TALK-12",
  },

  "GET /mails/abbestellen": { path: switchPath, all: [200, "E-Mails abbestellen"], proves: "TALK-21" },
  "POST /mails/abbestellen": {
    path: "/mails/abbestellen?konto=x&art=nachrichten&siegel=x",
    all: [404, "Dieser Link gilt nicht"],
    proves: "TALK-21",
  },

  "GET /arbeiten": { all: 200, proves: "WORK-41" },
  ...accountRows,
  ...postAndArticleRows,
  ...callRows,
  ...fileRows,
  ...agentRows,
  ...collectionRows,
  ...workRows,
  ...superadminRows,

  "GET /sitemap.xml": { all: 200, proves: "NAV-19" },
  "GET /sitemap/:part.xml": { path: "/sitemap/1.xml", all: 200 },
  "GET /.well-known/tdmrep.json": { all: 200, proves: "WORK-30" },
  "GET /.well-known/security.txt": { all: 200, proves: "ACCT-46" },
  "GET /robots.txt": { all: 200 },
  "GET /:list.atom": { path: "/arbeiten.atom", all: 200, proves: "REACH-80" },
  "GET /:list.json": { path: "/kreative.json", all: 200, proves: "REACH-80" },
  "GET /opensearch.xml": { all: 200 },
  "GET /bild/seite.png": { all: 200 },
  "GET /bild/:kind/:slug.png": { path: ({ people }) => `/bild/kreative/${people.creative.slug}.png`, all: 200 },

  "GET /fassade/:seed.svg": { path: "/fassade/anna.svg", all: 200 },
  "GET /auftritt/:name": { path: "/auftritt/fehlt.png", all: 404 },
  "GET /storage/*": { path: "/storage/post-images/x/fehlt.jpg", all: 404 },
  "GET /statistik": { all: 405 },
  "POST /statistik": { all: 400 },
  "GET /demo/postfach": { all: 404 },
  "GET /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
  "POST /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
} satisfies Record<string, Row>;

/** Does not compile, and names them, while pages have no row. */
type All<PagesWithoutRow extends never> = PagesWithoutRow;
type Missing = All<Exclude<`GET ${keyof Register["pages"]}`, keyof typeof table>>;

export const rows: Record<string, Row> = table;

/** Every route that accepts a write. */
export type WriteRoute = Exclude<Extract<keyof typeof table, `POST ${string}`>, Missing>;
