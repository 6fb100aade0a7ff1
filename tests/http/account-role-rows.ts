import { db } from "~/db/client.server";
import { blockedPeople } from "../../app/db/schema";
import { createPerson, password } from "../support/people";
import type { Row } from "../support/role-row";

/** Only the browser that has registered an account waits for its confirmation. */
const waits: Row = {
  visitor: "→ /auth?modus=anmelden",
  signedIn: "→ /ausschreibungen",
  company: "→ /profil",
  superadminCompany: "→ /profil",
  proves: "AUTH-61",
};

/** Signing in, and one's own account. */
export const accountRows = {
  "GET /konto": { visitor: 401, signedIn: [200, "Sitzungen"], proves: "ACCT-20" },
  "GET /konto/adresse": { visitor: 401, signedIn: 200 },
  "POST /konto/adresse": { visitor: 401, signedIn: [400, "Bitte geben Sie die neue E-Mail-Adresse ein"] },
  "GET /konto/adresse/bestaetigen": { all: [400, "Ungültiger Link"] },
  "POST /konto/adresse/bestaetigen": { all: [410, "Ungültiger Link"], proves: "ACCT-29" },
  "GET /konto/adresse/zurueck": { all: [400, "Ungültiger Link"] },
  "POST /konto/adresse/zurueck": { all: [410, "Ungültiger Link"], proves: "ACCT-31" },
  "GET /konto/kontaktadresse": { visitor: 401, signedIn: "→ /konto#anmeldung" },
  "POST /konto/kontaktadresse": { visitor: 401, signedIn: "→ /konto#anmeldung", proves: "ACCT-85" },
  "GET /konto/kontaktadresse/bestaetigen": { visitor: 401, signedIn: [400, "Ungültiger Link"] },
  "POST /konto/kontaktadresse/bestaetigen": { visitor: 401, signedIn: [410, "Ungültiger Link"], proves: "ACCT-85" },
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
  "GET /konto/benachrichtigungen": { visitor: 401, signedIn: 200 },
  "POST /konto/benachrichtigungen": {
    form: { nachrichten: "on", angebote: "on", einladungen: "on", ausschreibungen: "on" },
    visitor: 401,
    signedIn: "→ /konto#benachrichtigungen",
    proves: "ACCT-43",
  },
  "GET /konto/abos": { visitor: 401, signedIn: [200, "Abonnieren"], proves: "REACH-83" },
  "POST /konto/abos": { visitor: 401, signedIn: "→ /konto/abos", proves: "REACH-83" },
  "GET /abo/:token/:file": { path: "/abo/niemand/fristen.ics", all: 404, proves: "REACH-83" },
  "GET /konto/einbetten": { visitor: 401, signedIn: [200, "Einbetten"], proves: "REACH-95" },
  "POST /konto/einbetten": { visitor: 401, signedIn: "→ /konto/einbetten", proves: "REACH-95" },
  "GET /einbetten/:kind/:key?": { path: "/einbetten/kreative", all: [200, "Unsere Kreativen"], proves: "REACH-94" },
  "GET /konto/daten": { visitor: 401, signedIn: 200, proves: "ACCT-47" },
  "POST /konto/daten": { visitor: 401, signedIn: [400, "Bitte geben Sie Ihr Passwort ein"] },
  "GET /konto/daten/kopie.zip": { visitor: 401, signedIn: 404, proves: "ACCT-48" },
  "GET /konto/sichtbarkeit": { visitor: 401, signedIn: 200 },
  "POST /konto/sichtbarkeit": { visitor: 401, form: { acceptsMessages: "on" }, signedIn: "→ /konto#sichtbarkeit" },
  "GET /konto/blockierte": { visitor: 401, signedIn: [200, "Blockierte Personen"], proves: "TALK-50" },
  "GET /konto/blockierte/:id/aufheben": { path: "/konto/blockierte/x/aufheben", visitor: 401, signedIn: 405 },
  "POST /konto/blockierte/:id/aufheben": {
    path: async ({ people }) => {
      const { id } = await createPerson(db);
      await db.insert(blockedPeople).values({ blockerId: people.creative.id, blockedId: id });
      return `/konto/blockierte/${id}/aufheben`;
    },
    visitor: 401,
    signedIn: "→ /konto/blockierte",
    proves: "TALK-51",
  },
  "GET /konto/sitzungen/beenden": { visitor: 401, signedIn: 405 },
  "POST /konto/sitzungen/beenden": { visitor: 401, signedIn: "→ /konto#anmeldung" },
  "GET /konto/sitzungen/:id/beenden": { path: "/konto/sitzungen/x/beenden", visitor: 401, signedIn: 405 },
  "POST /konto/sitzungen/:id/beenden": {
    path: "/konto/sitzungen/x/beenden",
    visitor: 401,
    signedIn: "→ /konto#anmeldung",
  },
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
  "GET /auth/postfach": waits,
  "POST /auth/postfach": waits,
  "GET /auth/postfach/adresse": waits,
  "POST /auth/postfach/adresse": waits,
  "GET /auth/confirm": { all: [400, "Ungültiger Link"], proves: "NAV-18, AUTH-45" },
  "POST /auth/confirm": { all: [400, "Ungültiger Link"], proves: "AUTH-45" },
  "GET /auth/passwort-neu": { all: [400, "Ungültiger Link"], proves: "AUTH-11" },
  "POST /auth/passwort-neu": { all: 400, form: { token: "x", password: "1", passwordConfirmation: "1" } },
} satisfies Record<string, Row>;
