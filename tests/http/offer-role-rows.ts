import { db } from "~/db/client.server";
import type { OfferState } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { createOffer } from "../support/offers";
import type { Answer, Row, World } from "../support/role-row";

export const pathOfCall =
  (end: string) =>
  async ({ people }: World) =>
    `/ausschreibungen/${(await createCallOf(db, people.company)).id}${end}`;

/** For the company of the call only; everyone else gets 404. */
const ownDesk = (end = "") => ({
  path: pathOfCall(`/angebote${end}`),
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
  async ({ people }: World) =>
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

/** What both sides of an order open. */
const ofOrder = (file: string) => ({
  ...nobodysOffer,
  path: offerPath(file, "confirmed"),
  ...{ creative: 200, otherCreative: 404, company: 200, otherCompany: 404 },
  proves: "ORDER-01, OFFER-11",
});

/** Who may see and change offers and orders. */
export const offerRows = {
  "GET /ausschreibungen/:id/entwurf": { path: pathOfCall("/entwurf"), visitor: 401, signedIn: 405 },
  "POST /ausschreibungen/:id/entwurf": {
    path: pathOfCall("/entwurf"),
    form: { message: "Begonnen." },
    visitor: 401,
    signedIn: "→ /nachrichten/neu…",
    proves: "OFFER-71",
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
  "GET /angebote/:id/auftrag": ofOrder("/auftrag"),
  "GET /angebote/:id/auftrag/termine.ics": ofOrder("/auftrag/termine.ics"),
  "GET /angebote/:id/auftragsblatt": ofOrder("/auftragsblatt"),
  "GET /angebote/:id/auftragsblatt.pdf": ofOrder("/auftragsblatt.pdf"),
  "GET /angebote/:id/kontakt.vcf": ofOrder("/kontakt.vcf"),
  "POST /angebote/:id/auftrag": {
    ...nobodysOffer,
    path: offerPath("/auftrag", "confirmed"),
    form: { tat: "abbrechen", text: "Es hat sich erledigt." },
    creative: backToOffer,
    otherCreative: 404,
    company: backToOffer,
    otherCompany: 404,
    proves: "ORDER-08, OFFER-11",
  },
  "GET /angebote/:id/aendern": {
    ...nobodysOffer,
    path: offerPath("/aendern"),
    creative: [200, "Angebot speichern"],
    otherCreative: 404,
  },
  "POST /angebote/:id/aendern": { ...senderAct("/aendern"), form: { message: "Neu gerechnet." } },
  "GET /angebote/:id/aufrechterhalten": leadsToOffer("/aufrechterhalten"),
  "POST /angebote/:id/aufrechterhalten": senderAct("/aufrechterhalten"),
  "GET /angebote/:id/zurueckziehen": leadsToOffer("/zurueckziehen"),
  "POST /angebote/:id/zurueckziehen": senderAct("/zurueckziehen"),
  "GET /angebote/:id/gilt-wieder": leadsToOffer("/gilt-wieder"),
  "POST /angebote/:id/gilt-wieder": senderAct("/gilt-wieder", "declined"),
  "GET /angebote/:id/uebernehmen": leadsToOffer("/uebernehmen"),
  "POST /angebote/:id/uebernehmen": senderAct("/uebernehmen", "selected"),
  "GET /angebote/:id/ablehnen": leadsToOffer("/ablehnen"),
  "POST /angebote/:id/ablehnen": senderAct("/ablehnen", "selected"),
  "GET /angebote/:id/auswaehlen": { ...leadsToOffer("/auswaehlen"), company: 200, otherCompany: backToOffer },
  "POST /angebote/:id/auswaehlen": companyAct("/auswaehlen"),
  "GET /angebote/:id/auswahl-zuruecknehmen": leadsToOffer("/auswahl-zuruecknehmen"),
  "POST /angebote/:id/auswahl-zuruecknehmen": companyAct("/auswahl-zuruecknehmen", "selected"),
  "GET /angebote/:id/engere-wahl": leadsToOffer("/engere-wahl"),
  "POST /angebote/:id/engere-wahl": companyAct("/engere-wahl"),
  "GET /angebote/:id/notiz": { ...companyAct("/notiz"), company: [200, "Notiz speichern"] },
  "POST /angebote/:id/notiz": { ...companyAct("/notiz"), form: { notiz: "Muster ansehen" } },
} satisfies Record<string, Row>;
