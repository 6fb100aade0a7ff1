import type { LimitRow, Try } from "../support/limit-row";
import { picture } from "../support/posts";

/** A form of one picture. */
export const withPicture = (field: string) => async () => {
  const form = new FormData();
  form.append(field, await picture());
  return form;
};

const fresh = "Lindenblatt-7-Sonnenuhr";
const newPassword = { password: fresh, passwordConfirmation: fresh };
/** The wrong one, so that the account keeps its sessions. */
const ownPassword = { by: "creative", form: { password: "Nicht-dieses-Passwort-1" } } as const;
const eva = { email: "eva.gaechter@example.com" };
const interrupted = JSON.stringify({ action: "/profil", fields: [["name", "Anna"]], files: [] });
const emptyLink: [Try] = [{ form: {} }];

/** The routes that strangers can try, or that ask for a password. */
export const tryRows = {
  "POST /auth": {
    tries: [
      "sign-in-address",
      "sign-in-unknown",
      "sign-in-known",
      "register-address",
      "register-check",
      "reset-address",
      "reset-stranger",
      "reset-known",
    ],
    sent: [
      { path: "/auth?modus=anmelden", form: { ...eva, password: "x" } },
      {
        path: "/auth?modus=registrieren",
        form: { ...eva, name: "Eva Gächter", password: fresh, agbAccepted: "on" },
      },
      { path: "/auth?modus=passwort", form: eva },
    ],
  },
  "POST /melden": {
    tries: ["report-address", "report-account"],
    sent: [{ form: { reason: "insult", text: "Das beleidigt mich." } }],
  },
  "POST /einspruch": { tries: ["objection-address"], sent: [{ form: { text: "Das war Kritik." } }] },
  "POST /auth/code": { tries: ["second-factor-address", "second-factor-code"], sent: [{ form: { code: "123456" } }] },
  "POST /auth/bestaetigen": {
    tries: ["own-password"],
    sent: [{ by: "creative", form: { ...ownPassword.form, fortsetzen: interrupted } }],
  },
  "POST /auth/postfach": { otherwise: "only a browser that has registered gets there: aim.test.ts" },
  "POST /auth/postfach/adresse": { otherwise: "only a browser that has registered gets there: aim.test.ts" },
  "POST /auth/confirm": { tries: ["confirm-address"], sent: [{ path: "/auth/confirm?token=x&type=signup", form: {} }] },
  "POST /auth/passwort-neu": { tries: ["new-password-address"], sent: [{ form: { token: "x", ...newPassword } }] },
  "POST /claim-profile/:token?": {
    tries: ["claim-address", "claim-mail"],
    sent: [{ form: { ...newPassword, agbAccepted: "on" } }],
  },
  "POST /profil/passwort": {
    tries: ["own-password"],
    sent: [{ by: "creative", form: { currentPassword: "x", newPassword: fresh, newPasswordConfirmation: fresh } }],
  },
  "POST /profil/loeschen": { tries: ["own-password"], sent: [ownPassword] },
  "POST /konto/adresse": {
    tries: ["own-password", "address-change", "address-mail"],
    sent: [{ by: "creative", form: { ...ownPassword.form, ...eva } }],
  },
  "POST /konto/adresse/bestaetigen": { tries: ["address-link"], sent: emptyLink },
  "POST /konto/adresse/zurueck": { tries: ["address-link"], sent: emptyLink },
  "POST /konto/kontaktadresse": { tries: ["contact-address"], sent: [{ by: "company", form: {} }] },
  "POST /konto/zweiter-faktor": { tries: ["own-password"], sent: [ownPassword] },
  "POST /konto/zweiter-faktor/einrichten": {
    tries: ["second-factor-set-up"],
    sent: [{ by: "otherCreative", form: { code: "123456" } }],
  },
  "POST /konto/zweiter-faktor/codes": { tries: ["own-password"], sent: [{ ...ownPassword, by: "otherCompany" }] },
  "POST /konto/zweiter-faktor/entfernen": { tries: ["own-password"], sent: [ownPassword] },
  "POST /konto/daten": { tries: ["own-password", "own-data"], sent: [ownPassword] },
  "POST /newsletter/bestaetigen": { tries: ["address-link"], sent: emptyLink },
  "POST /arbeiten/bilder": { tries: ["picture-account"], sent: [{ by: "creative", form: withPicture("picture") }] },
  "POST /blog/admin/bilder": { tries: ["picture-account"], sent: [{ by: "creative", form: withPicture("picture") }] },
  "POST /statistik": { tries: ["page-view-address", "page-view-path"], sent: [{ form: { path: "/impressum" } }] },
} satisfies Record<string, LimitRow>;
