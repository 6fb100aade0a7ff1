import { eq } from "drizzle-orm";
import { conversations, type OfferState, posts } from "../../app/db/schema";
import { switchOffUrlOf } from "../../app/mail/switch-off.server";
import { createCallOf, dayFromNow, linkOfMail } from "../support/calls";
import { createConversation } from "../support/conversations";
import { createOffer } from "../support/offers";
import { password } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";
import type { Answer, Row, World } from "../support/role-row";
import { superadminRows } from "./superadmin-role-rows";

const ownPost =
  (verb: string) =>
  async ({ db, people }: World) => {
    // Nobody can have more than five posts.
    await db.delete(posts).where(eq(posts.userId, people.creative.id));
    const post = await createPostOf(db, people.creative);
    return `/posts/${post.id}/${verb}`;
  };

type Article = Awaited<ReturnType<typeof createArticle>>;

const articlePath =
  (end: string, address = ({ id }: Article) => `/blog/admin/${id}`) =>
  async ({ db }: World) =>
    address(await createArticle(db)) + end;

const callPath = async ({ db, people }: World) => (await createCallOf(db, people.company)).path;

const deskPath =
  (end = "") =>
  async ({ db, people }: World) =>
    `/ausschreibungen/${(await createCallOf(db, people.company)).id}/angebote${end}`;

/** For the company of the call only; everyone else gets 404. */
const ownDesk = (end = "") => ({
  path: deskPath(end),
  visitor: 401,
  signedIn: 404,
  company: 200 as Answer,
  otherCompany: 404,
  superadminCompany: 404,
  proves: "OFFER-11",
});

/** An offer of the creative for a call of the company. */
const offerPath =
  (end: string, state: OfferState = "sent") =>
  async ({ db, people }: World) =>
    (await createOffer(db, await createCallOf(db, people.company), people.creative, { state })).path + end;

const nobodysOffer = { visitor: 401, signedIn: 404, proves: "OFFER-11" };
const backToOffer = "→ /angebote/…" as Answer;
/** A GET request for an act redirects to the offer. */
const leadsToOffer = (end: string) => ({ path: offerPath(end), visitor: 401, signedIn: backToOffer });
const senderAct = (end: string, state?: OfferState) => ({
  ...nobodysOffer,
  path: offerPath(end, state),
  creative: backToOffer,
  otherCreative: 404,
});
const companyAct = (end: string, state?: OfferState) => ({
  ...nobodysOffer,
  path: offerPath(end, state),
  company: backToOffer,
  otherCompany: 404,
});

/** A write that only the company of the call may do. */
const ownCall = (verb: string, call?: Parameters<typeof createCallOf>[2]) => ({
  path: async ({ db, people }: World) =>
    `/ausschreibungen/${(await createCallOf(db, people.company, call)).id}/${verb}`,
  visitor: [401, "Bitte melden Sie sich noch einmal an"] as [number, string],
  creative: [403, "Zugriff verweigert"] as [number, string],
  otherCompany: 404,
  superadmin: [403, "Zugriff verweigert"] as [number, string],
  superadminCompany: 404,
});

/** A link from a mail to the company: whoever has it may use it. */
const linkedCall = async ({ db, people }: World) =>
  linkOfMail(await createCallOf(db, people.company, { deadline: dayFromNow(2) }), "schliessen");

/** The page for a button on a company's call. A GET request redirects to the company's calls. */
const visitOf = (verb: string) => ({
  ...ownCall(verb),
  visitor: [401, "Bitte melden Sie sich an"] as [number, string],
  company: "→ /profil#ausschreibungen" as const,
  otherCompany: "→ /profil#ausschreibungen" as const,
  superadminCompany: "→ /profil#ausschreibungen" as const,
});

const switchPath = ({ people }: World) => {
  const { pathname, search } = new URL(switchOffUrlOf(people.creative.id, "nachrichten"));
  return pathname + search;
};

/** For the two people of a conversation only; superadmins get 404 too. */
const ownConversation = (end: string) => ({
  path: async ({ db, people }: World) => {
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

  "GET /kreative": { all: 200, proves: "NAV-06, ROLE-02" },
  "GET /kreative/:slug": {
    path: ({ people }) => `/kreative/${people.otherCreative.slug}`,
    all: 200,
    proves: "NAV-07, ROLE-03",
  },
  "GET /kreative/:slug/like": { path: "/kreative/anna/like", all: 405 },
  "POST /kreative/:slug/like": {
    path: ({ people }) => `/kreative/${people.otherCreative.slug}/like`,
    form: { like: "1", weiter: "/kreative" },
    all: "→ /kreative",
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
  "GET /profil/passwort": { visitor: 401, signedIn: 200 },
  "POST /profil/passwort": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihr aktuelles Passwort ein"] },
  "GET /profil/loeschen": { visitor: 401, signedIn: 200 },
  "POST /profil/loeschen": {
    visitor: "→ /auth?modus=anmelden&weiter=%2Fprofil",
    signedIn: [400, "Bitte geben Sie Ihr Passwort ein"],
    proves: "OWN-47",
  },
  "GET /konto": { visitor: 401, signedIn: [200, "Sitzungen"], proves: "ACCT-20" },
  "GET /konto/adresse": { visitor: 401, signedIn: 200 },
  "POST /konto/adresse": { visitor: 401, signedIn: [400, "Bitte geben Sie die neue E-Mail-Adresse ein"] },
  "GET /konto/adresse/bestaetigen": { all: [400, "Ungültiger Link"] },
  "POST /konto/adresse/bestaetigen": { all: [410, "Ungültiger Link"], proves: "ACCT-29" },
  "GET /konto/adresse/zurueck": { all: [400, "Ungültiger Link"] },
  "POST /konto/adresse/zurueck": { all: [410, "Ungültiger Link"], proves: "ACCT-31" },
  "GET /konto/zweiter-faktor": { visitor: 401, signedIn: 200, proves: "ACCT-32" },
  "POST /konto/zweiter-faktor": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihr Passwort ein"] },
  "GET /konto/zweiter-faktor/einrichten": { visitor: 401, signedIn: "→ /konto/zweiter-faktor" },
  "POST /konto/zweiter-faktor/einrichten": {
    visitor: 401,
    form: { code: "123456" },
    signedIn: "→ /konto/zweiter-faktor",
  },
  "GET /konto/zweiter-faktor/codes": { visitor: 401, signedIn: "→ /konto/zweiter-faktor" },
  "POST /konto/zweiter-faktor/codes": { visitor: 401, signedIn: "→ /konto/zweiter-faktor", form: { password } },
  "GET /konto/zweiter-faktor/entfernen": { visitor: 401, signedIn: 200 },
  "POST /konto/zweiter-faktor/entfernen": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihr Passwort ein"] },
  "GET /konto/sichtbarkeit": { visitor: 401, signedIn: 200 },
  "POST /konto/sichtbarkeit": { visitor: 401, form: { acceptsMessages: "on" }, signedIn: "→ /konto#sichtbarkeit" },
  "GET /konto/sitzungen/beenden": { visitor: 401, signedIn: 405 },
  "POST /konto/sitzungen/beenden": { visitor: 401, signedIn: "→ /konto#anmeldung" },
  "GET /konto/sitzungen/:id/beenden": { path: "/konto/sitzungen/x/beenden", visitor: 401, signedIn: 405 },
  "POST /konto/sitzungen/:id/beenden": {
    path: "/konto/sitzungen/x/beenden",
    visitor: 401,
    signedIn: "→ /konto#anmeldung",
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
    path: async ({ db, people }) =>
      `/ausschreibungen/${(await createCallOf(db, people.company, { deadline: dayFromNow(3) })).id}/kalender.ics`,
    visitor: 401,
    signedIn: 200,
    proves: "LIFE-20",
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
  "GET /ausschreibungen/:id/loeschen": visitOf("loeschen"),
  "POST /ausschreibungen/:id/loeschen": {
    ...ownCall("loeschen"),
    company: "→ /profil#ausschreibungen",
    proves: "ROLE-41, ROLE-42",
  },
  "GET /ausschreibungen/:id/angebote": ownDesk(),
  "GET /ausschreibungen/:id/angebote/absagen": ownDesk("/absagen"),
  "POST /ausschreibungen/:id/angebote/absagen": {
    ...ownDesk("/absagen"),
    company: [400, "Bitte lassen Sie mindestens eine Person angekreuzt"],
  },
  "GET /ausschreibungen/:id/angebote/vergleich": ownDesk("/vergleich"),
  "GET /ausschreibungen/:id/angebote/tabelle.csv": ownDesk("/tabelle.csv"),
  "GET /angebote": { visitor: 401, signedIn: [200, "Meine Angebote"], proves: "OFFER-19" },
  "GET /angebote/:id": {
    ...nobodysOffer,
    path: offerPath(""),
    creative: [200, "Ihr Angebot an"],
    otherCreative: 404,
    company: [200, "Auswählen"],
    otherCompany: 404,
  },
  "GET /angebote/:id/aendern": {
    ...nobodysOffer,
    path: offerPath("/aendern"),
    creative: [200, "Angebot speichern"],
    otherCreative: 404,
  },
  "POST /angebote/:id/aendern": { ...senderAct("/aendern"), form: { message: "Neu gerechnet." } },
  "GET /angebote/:id/zurueckziehen": leadsToOffer("/zurueckziehen"),
  "POST /angebote/:id/zurueckziehen": senderAct("/zurueckziehen"),
  "GET /angebote/:id/uebernehmen": leadsToOffer("/uebernehmen"),
  "POST /angebote/:id/uebernehmen": senderAct("/uebernehmen", "selected"),
  "GET /angebote/:id/ablehnen": leadsToOffer("/ablehnen"),
  "POST /angebote/:id/ablehnen": senderAct("/ablehnen", "selected"),
  "GET /angebote/:id/auswaehlen": leadsToOffer("/auswaehlen"),
  "POST /angebote/:id/auswaehlen": companyAct("/auswaehlen"),
  "GET /angebote/:id/auswahl-zuruecknehmen": leadsToOffer("/auswahl-zuruecknehmen"),
  "POST /angebote/:id/auswahl-zuruecknehmen": companyAct("/auswahl-zuruecknehmen", "selected"),
  "GET /angebote/:id/engere-wahl": leadsToOffer("/engere-wahl"),
  "POST /angebote/:id/engere-wahl": companyAct("/engere-wahl"),
  "GET /angebote/:id/notiz": { ...companyAct("/notiz"), company: [200, "Notiz speichern"] },
  "POST /angebote/:id/notiz": { ...companyAct("/notiz"), form: { notiz: "Muster ansehen" } },

  "GET /nachrichten": {
    visitor: [401, "Anmeldung erforderlich"],
    signedIn: [200, "Nachrichten"],
    proves: "TALK-10",
  },
  "POST /nachrichten": {
    path: ({ people }, actor) =>
      `/nachrichten?an=kreative/${people[actor === "creative" ? "otherCreative" : "creative"].slug}`,
    form: { senderEmail: "a@example.com", subject: "Hallo", message: "Hallo", weiter: "/feed" },
    visitor: [401, "Sie müssen angemeldet sein, um eine Nachricht zu senden"],
    signedIn: "→ /feed",
    proves: "ROLE-14, ROLE-27, ROLE-28, ROLE-44",
  },
  "GET /nachrichten/neu": {
    path: ({ people }, actor) =>
      `/nachrichten/neu?an=kreative/${people[actor === "creative" ? "otherCreative" : "creative"].slug}`,
    visitor: [401, "Anmeldung erforderlich"],
    signedIn: [200, "Nachricht an"],
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
    all: 404,
    proves: "TALK-21",
  },

  "GET /feed": { all: 200, proves: "NAV-02, ROLE-05" },
  "GET /posts/neu": { visitor: 401, signedIn: 200, proves: "ROLE-16, ROLE-32, ROLE-46" },
  "POST /posts/neu": {
    visitor: 401,
    signedIn: [400, "Bitte geben Sie einen Text ein"],
    proves: "ROLE-16, ROLE-32, ROLE-46",
  },
  "GET /posts/:id/bearbeiten": {
    path: ownPost("bearbeiten"),
    visitor: 401,
    signedIn: 404,
    creative: 200,
    otherCreative: 404,
  },
  "POST /posts/:id/bearbeiten": {
    path: ownPost("bearbeiten"),
    form: { content: "Neu", weiter: "/profil" },
    visitor: 401,
    signedIn: 404,
    creative: "→ /profil",
    otherCreative: 404,
    proves: "ROLE-62, ROLE-63",
  },
  "GET /posts/:id/anheften": { path: "/posts/1/anheften", visitor: 401, signedIn: 405 },
  "POST /posts/:id/anheften": { path: ownPost("anheften"), visitor: 401, signedIn: "→ /feed" },
  "GET /posts/:id/loeschen": { path: "/posts/1/loeschen", visitor: 401, signedIn: 405 },
  "POST /posts/:id/loeschen": { path: ownPost("loeschen"), visitor: 401, signedIn: "→ /feed" },

  "GET /blog": { all: 200, proves: "NAV-03, ROLE-06" },
  "GET /blog/:slug": {
    path: articlePath("", (article) => `/blog/${article.slug}`),
    all: 200,
    proves: "NAV-04, ROLE-06",
  },
  "GET /blog/admin": {
    visitor: [403, "Zugriff verweigert"],
    signedIn: 200,
    proves: "BADM-01, ROLE-20, ROLE-35, ROLE-49",
  },
  "GET /blog/admin/neu": { visitor: 403, signedIn: 200 },
  "POST /blog/admin/neu": { visitor: [401, "Sie müssen angemeldet sein"], signedIn: 400, proves: "BADM-14, ROLE-21" },
  "GET /blog/admin/:id": { path: articlePath(""), visitor: 403, signedIn: 200 },
  "POST /blog/admin/:id": { path: articlePath(""), visitor: 401, signedIn: 400 },
  "GET /blog/admin/:id/vorschau": { path: articlePath("/vorschau"), visitor: 403, signedIn: 200 },
  "GET /blog/admin/bilder": { visitor: 403, signedIn: 405 },
  "POST /blog/admin/bilder": { visitor: 401, signedIn: 400 },
  "GET /blog/admin/:id/loeschen": { path: "/blog/admin/1/loeschen", visitor: 403, signedIn: 405 },
  "POST /blog/admin/:id/loeschen": { path: articlePath("/loeschen"), visitor: 401, signedIn: "→ /blog/admin" },
  "GET /blog/admin/:id/fassungen/:version": { path: "/blog/admin/1/fassungen/1", visitor: 403, signedIn: 405 },
  "POST /blog/admin/:id/fassungen/:version": { path: "/blog/admin/1/fassungen/1", visitor: 401, signedIn: 404 },
  "GET /blog/admin/:id/zurueckholen": { path: "/blog/admin/1/zurueckholen", all: 403, superadmin: 405 },
  "POST /blog/admin/:id/zurueckholen": { path: articlePath("/zurueckholen"), all: 403, superadmin: 404 },

  ...superadminRows,

  "GET /sitemap.xml": { all: 200, proves: "NAV-19" },
  "GET /sitemap/:part.xml": { path: "/sitemap/1.xml", all: 200 },
  "GET /robots.txt": { all: 200 },
  "GET /feed.atom": { all: 200 },
  "GET /blog.atom": { all: 200 },
  "GET /bild/seite.png": { all: 200 },
  "GET /bild/:kind/:slug.png": { path: ({ people }) => `/bild/kreative/${people.creative.slug}.png`, all: 200 },

  "GET /auth": {
    visitor: 200,
    signedIn: "→ /ausschreibungen",
    company: "→ /profil",
    superadminCompany: "→ /profil",
    proves: "ROLE-09, NAV-21, LOOK-07",
  },
  "POST /auth": {
    visitor: [400, "Bitte geben Sie Ihre E-Mail-Adresse ein"],
    signedIn: "→ /ausschreibungen",
    company: "→ /profil",
    superadminCompany: "→ /profil",
    proves: "ROLE-09",
  },
  "GET /auth/code": {
    visitor: "→ /auth?modus=anmelden",
    signedIn: "→ /ausschreibungen",
    company: "→ /profil",
    superadminCompany: "→ /profil",
  },
  "POST /auth/code": { all: [400, "Bitte geben Sie den Code ein"], proves: "ACCT-34" },
  "GET /auth/bestaetigen": { visitor: 401, signedIn: "→ /konto" },
  "POST /auth/bestaetigen": { visitor: 401, signedIn: "→ /konto" },
  "GET /auth/abmelden": { all: "→ /" },
  "POST /auth/abmelden": { all: "→ /", endsSession: true, proves: "AUTH-34" },
  "GET /auth/confirm": { all: [400, "Ungültiger Link"], proves: "NAV-18, AUTH-45" },
  "POST /auth/confirm": { all: [400, "Ungültiger Link"], proves: "AUTH-45" },
  "GET /auth/passwort-neu": { all: [400, "Ungültiger Link"], proves: "AUTH-11" },
  "POST /auth/passwort-neu": { all: 400, form: { token: "x", password: "1", passwordConfirmation: "1" } },

  "GET /fassade/:seed.svg": { path: "/fassade/anna.svg", all: 200 },
  "GET /storage/*": { path: "/storage/post-images/x/fehlt.jpg", all: 404 },
  "GET /statistik": { all: 405 },
  "POST /statistik": { all: 400 },
  "GET /demo/bausteine": { all: 404, proves: "SAFE-67" },
  "GET /demo/postfach": { all: 404 },
  "GET /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
  "POST /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
} satisfies Record<string, Row>;

export const rows: Record<string, Row> = table;

/** Every route that accepts a write. */
export type WriteRoute = Extract<keyof typeof table, `POST ${string}`>;
