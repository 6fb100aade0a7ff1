import type { Row } from "../support/role-row";

/**
 * Who gets which answer from which route: one line each. An actor without an answer of its own gets that of its group:
 * unconfirmed and blocked → visitor → all; otherCreative → creative → signedIn → all; otherCompany → company → signedIn;
 * superadminCompany → superadmin → signedIn.
 */
export const rows: Record<string, Row> = {
  "GET /": { all: 200, proves: "NAV-01, ROLE-01" },
  "GET /agb": { all: 200, proves: "NAV-13, ROLE-08" },
  "GET /datenschutz": { all: 200, proves: "NAV-12, ROLE-08" },
  "GET /impressum": { all: 200, proves: "NAV-14, ROLE-08" },

  "GET /auth": { visitor: 200, signedIn: "→ /", proves: "ROLE-09, NAV-21" },
  "POST /auth": { visitor: [400, "Bitte geben Sie Ihre E-Mail-Adresse ein"], signedIn: "→ /", proves: "ROLE-09" },
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
  "GET /demo/bausteine": { all: 200 },
  "GET /demo/postfach": { all: 404 },
  "GET /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
  "POST /*": { path: "/gibt-es-nicht", all: [404, "Oops! Page not found"], proves: "NAV-20" },
};
