import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createToken } from "../../../app/auth/address/address-links.server";
import { contactLinkOf } from "../../../app/auth/address/contact-address.server";
import { newsletterLinkOf } from "../../../app/auth/newsletter-link.server";
import { db } from "../../../app/db/client.server";
import { addressChanges, blockedPeople, consents, profiles } from "../../../app/db/schema";
import { createPerson, unique, uniqueEmail } from "../../support/people";
import { reserve } from "../../support/reservations";
import { createResetLink } from "../../support/reset-link";
import { addSession } from "../../support/session";
import { by, fillPasswords, inMain, inMenu, named, onPage, type World, type WriteRow } from "./write-row";

const longAgo = new Date("2025-01-01");

async function accountWithSessions({ me }: World) {
  await addSession(db, me, "Firefox auf Windows");
  return "/konto";
}

/** A change of address that waits, or was made, for an account, with its link. */
async function addressLink({ me }: World, link: "confirm" | "undo") {
  const [confirm, undo] = [createToken("confirm"), createToken("undo")];
  const until = new Date(Date.now() + 3_600_000);
  const [fromEmail, toEmail] = link === "confirm" ? [me.email, uniqueEmail("neu")] : [uniqueEmail("alt"), me.email];
  const change = { profileId: me.id, fromEmail, toEmail, confirmHash: confirm.hash };
  const isDone = link === "undo" && { changedAt: new Date(), undoHash: undo.hash, undoUntil: until };
  await db.insert(addressChanges).values({ ...change, confirmUntil: until, ...isDone });
  return link === "undo"
    ? `/konto/adresse/zurueck?token=${undo.token}`
    : `/konto/adresse/bestaetigen?token=${confirm.token}`;
}

async function fillRegistration(page: Page) {
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill(unique("Carla Jäger"));
  await main.getByRole("textbox", { name: "E-Mail" }).fill(uniqueEmail("carla"));
  await fillPasswords(main);
  await main.getByRole("checkbox", { name: /AGB/ }).check();
}

async function register(page: Page) {
  await fillRegistration(page);
  await inMain("Registrieren")(page).click();
  await page.getByRole("heading", { name: "Sehen Sie in Ihr Postfach" }).waitFor();
}

export const accountRows: Record<string, WriteRow> = {
  "POST /auth": {
    page: "/auth",
    fill: async (page) => {
      await page.getByRole("main").getByLabel("E-Mail").fill("anna@example.com");
      await fillPasswords(page.getByRole("main"));
    },
    button: inMain("Anmelden"),
    says: "Anmeldung fehlgeschlagen",
  },
  "POST /auth?modus=registrieren": {
    page: "/auth?modus=registrieren",
    fill: fillRegistration,
    button: inMain("Registrieren"),
    says: "Registrierung fehlgeschlagen",
  },
  "POST /auth?modus=passwort": {
    page: "/auth?modus=passwort",
    fill: (page) => page.getByRole("main").getByLabel("E-Mail").fill("anna@example.com"),
    button: inMain("Link anfordern"),
    says: "E-Mail nicht gesendet",
  },
  ...by("creative", {
    "POST /auth/abmelden": {
      onlyWithScript: "ends a session, which does not fail here",
      page: "/agb",
      button: (page) => inMenu(page, /Kontomenü/, "Abmelden"),
      says: "Fehler beim Abmelden",
    },
  }),
  "POST /auth/postfach": {
    page: "/auth?modus=registrieren",
    fill: register,
    button: inMain("Noch einmal senden"),
    says: "E-Mail nicht gesendet",
  },
  "POST /auth/postfach/adresse": {
    page: "/auth?modus=registrieren",
    fill: async (page) => {
      await register(page);
      await page.getByRole("link", { name: "Andere Adresse" }).click();
      await page.getByRole("main").getByRole("textbox", { name: "E-Mail" }).fill(uniqueEmail("carla"));
    },
    button: inMain("Link dorthin senden"),
    says: "Adresse nicht geändert",
  },
  "POST /auth/confirm": {
    page: "/auth/confirm?token=etwas&type=email",
    button: named(/Noch einmal versuchen|E-Mail-Adresse bestätigen/),
    says: "Ihre E-Mail-Adresse konnte gerade nicht bestätigt werden.",
  },
  "POST /auth/passwort-neu": {
    page: async () => createResetLink(db, await createPerson(db)),
    fill: (page) => fillPasswords(page.getByRole("main")),
    button: inMain("Passwort speichern"),
    says: "Passwort nicht geändert",
  },
  "POST /claim-profile/:token?": {
    page: async () => (await reserve(db)).path,
    fill: async (page) => {
      await fillPasswords(page.getByRole("main"));
      await page.getByRole("main").getByRole("checkbox").check();
    },
    button: inMain("Profil beanspruchen"),
    says: "Fehler beim Erstellen des Accounts",
  },
  ...by("creative", {
    "POST /konto/adresse": {
      page: "/konto/adresse",
      fill: async (page) => {
        await page.getByRole("main").getByLabel("Neue E-Mail-Adresse").fill("neu@example.com");
        await fillPasswords(page.getByRole("main"));
      },
      button: inMain("Link an die neue Adresse senden"),
      says: "Fehler beim Ändern der Adresse",
    },
    "POST /konto/adresse/bestaetigen": {
      page: (world) => addressLink(world, "confirm"),
      button: inMain("Adresse bestätigen"),
      says: "Adresse nicht bestätigt",
    },
  }),
  "POST /konto/adresse/zurueck": {
    page: (world) => addressLink(world, "undo"),
    button: inMain("Konto zurückholen"),
    says: "Konto nicht zurückgeholt",
  },
  ...by("creative", {
    "POST /konto/kontaktadresse": {
      page: async ({ me }) => {
        await db
          .update(profiles)
          .set({ contactEmail: uniqueEmail("kontakt") })
          .where(eq(profiles.id, me.id));
        return "/konto";
      },
      button: inMain("Link an diese Adresse senden"),
      says: "Link nicht gesendet",
    },
    "POST /konto/kontaktadresse/bestaetigen": {
      page: async ({ me }) => {
        const contactEmail = uniqueEmail("kontakt");
        await db.update(profiles).set({ contactEmail }).where(eq(profiles.id, me.id));
        const { pathname, search } = contactLinkOf(me.id, contactEmail);
        return pathname + search;
      },
      button: inMain("Kontaktadresse bestätigen"),
      says: "Kontaktadresse nicht bestätigt",
    },
    "POST /konto/zweiter-faktor": {
      page: "/konto/zweiter-faktor",
      fill: (page) => fillPasswords(page.getByRole("main")),
      button: inMain("Weiter"),
      says: "Zweiter Faktor nicht eingerichtet",
    },
    "POST /konto/zweiter-faktor/entfernen": {
      page: "/konto/zweiter-faktor/entfernen",
      fill: (page) => fillPasswords(page.getByRole("main")),
      button: inMain("Zweiten Faktor entfernen"),
      says: "Zweiter Faktor nicht entfernt",
    },
    "POST /konto/daten": {
      page: "/konto/daten",
      fill: (page) => fillPasswords(page.getByRole("main")),
      button: inMain("Kopie erstellen"),
      says: "Keine Kopie erstellt",
    },
    "POST /konto/abos": {
      page: "/konto/abos",
      button: inMain("Adressen erstellen"),
      says: "Fehler beim Speichern der Adresse",
    },
  }),
  ...by("company", {
    "POST /konto/einbetten": {
      page: "/konto/einbetten?was=ausschreibungen",
      button: inMain("Freigeben"),
      says: "Fehler beim Speichern der Adresse",
    },
  }),
  ...by("creative", {
    ...onPage(accountWithSessions, {
      "POST /konto/benachrichtigungen": {
        button: inMain("Benachrichtigungen speichern"),
        says: "Fehler beim Speichern der Benachrichtigungen",
      },
      "POST /konto/sichtbarkeit": {
        button: inMain("Sichtbarkeit speichern"),
        says: "Fehler beim Speichern der Sichtbarkeit",
      },
      "POST /konto/sitzungen/:id/beenden": {
        onlyWithScript: "ends a session, which does not fail here",
        button: named(/^Beenden.*Firefox auf Windows/),
        says: "Fehler beim Beenden der Sitzung",
      },
      "POST /konto/sitzungen/beenden": {
        onlyWithScript: "ends a session, which does not fail here",
        button: inMain("Alle anderen beenden"),
        says: "Fehler beim Beenden der Sitzungen",
      },
    }),
    "POST /konto/blockierte/:id/aufheben": {
      page: async ({ me }) => {
        await db.insert(blockedPeople).values({ blockerId: me.id, blockedId: (await createPerson(db)).id });
        return "/konto/blockierte";
      },
      button: named(/^Blockierung aufheben/),
      says: "Fehler beim Aufheben der Blockierung",
    },
  }),
  "POST /newsletter/bestaetigen": {
    page: async () => {
      const { id, email } = await createPerson(db);
      const given = { profileId: id, kind: "newsletter" as const, isGiven: true, wording: "Ja." };
      const [made] = await db.insert(consents).values(given).returning({ id: consents.id });
      const { pathname, search } = new URL(newsletterLinkOf({ consentId: made?.id ?? 0, id, email }));
      return pathname + search;
    },
    button: inMain("Newsletter bestätigen"),
    says: "Newsletter nicht bestätigt",
  },
  ...by("creative", {
    "POST /bedingungen": {
      page: async ({ me }) => {
        await db
          .update(profiles)
          .set({ agbAcceptedAt: longAgo, privacyNotedAt: longAgo })
          .where(eq(profiles.id, me.id));
        return "/bedingungen?weiter=/konto";
      },
      button: inMain("Den AGB zustimmen, Datenschutz zur Kenntnis genommen"),
      says: "Ihre Antwort konnte nicht gespeichert werden",
    },
  }),
};
