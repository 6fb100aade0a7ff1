import { eq } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { favorites, profiles } from "../../../app/db/schema";
import { headSwitchUrlOf } from "../../../app/mail/switch-off.server";
import { createConversation } from "../../support/conversations";
import { createPerson } from "../../support/people";
import { chosenPicture, createPostOf } from "../../support/posts";
import { createDecision, objectionPathOf } from "../../support/reports";
import { by, fillPasswords, follow, inForm, inMain, onPage, type World, type WriteRow } from "./write-row";

const conversationOf = async ({ me }: World) =>
  (await createConversation(db, await createPerson(db, { userType: "unternehmen" }), me)).path;

const profileOfAnother = async () => `/kreative/${(await createPerson(db)).slug}`;

export const profileAndMessageRows: Record<string, WriteRow> = {
  ...by("creative", {
    ...onPage(profileOfAnother, {
      "POST /kreative/:slug/like": { button: inMain("Gefällt mir"), says: "Ein Fehler ist aufgetreten" },
      "POST /nachrichten": {
        fill: async (page) => {
          await page.getByRole("link", { name: "Nachricht senden" }).click();
          await page.getByLabel("Betreff").fill("Ein Plakat");
          await page.getByLabel("Nachricht", { exact: true }).fill("Haben Sie im Herbst Zeit?");
        },
        button: (page) => page.locator("main, dialog[open]").getByRole("button", { name: "Nachricht senden" }).last(),
        says: "Fehler beim Senden der Nachricht",
      },
    }),
    ...onPage(conversationOf, {
      "POST /nachrichten/:id": {
        fill: async (page) => {
          await page.getByLabel(/^Nachricht an/).fill("Gern, am Dienstag.");
          const file = { name: "Skizze.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };
          await page.getByLabel("Dateien (optional)", { exact: true }).setInputFiles(file);
        },
        button: inMain("Nachricht senden"),
        says: "Fehler beim Senden der Nachricht",
      },
      "POST /nachrichten/:id/geklaert": {
        button: inMain("Per E-Mail oder Telefon geklärt"),
        says: "Fehler beim Speichern",
      },
      "POST /nachrichten/:id/blockieren": {
        fill: (page) => page.getByText("Person blockieren ...").click(),
        button: inMain("Blockieren"),
        says: "Fehler beim Blockieren",
      },
    }),
  }),
  "POST /melden": {
    page: async () => `/melden?art=profil&id=kreative/${(await createPerson(db)).slug}`,
    fill: async (page) => {
      await page.getByText("Betrug oder Täuschung").click();
      await page.getByLabel("Worum geht es?").fill("Das ist nicht echt.");
    },
    button: inMain("Meldung senden"),
    says: "Fehler beim Senden der Meldung",
  },
  "POST /einspruch": {
    page: async () => objectionPathOf((await createDecision(db, await createPostOf(db, await createPerson(db)))).id),
    fill: (page) => page.getByLabel("Was sehen Sie anders?").fill("Das war erlaubte Kritik."),
    button: inMain("Einspruch erheben"),
    says: "Fehler beim Senden des Einspruchs",
  },
  "POST /mails/abbestellen": {
    page: async () => {
      const { pathname, search } = new URL(headSwitchUrlOf((await createPerson(db)).id, "nachrichten"));
      return pathname + search;
    },
    button: inMain("Abbestellen"),
    says: "Fehler beim Speichern",
  },
  ...by("creative", {
    "POST /profil/bearbeiten": {
      page: "/profil/bearbeiten",
      fill: (page) => page.getByLabel(/^Titel/).fill("Illustration"),
      button: inMain("Speichern"),
      says: "Fehler beim Aktualisieren des Profils",
    },
    "POST /profil/bild": {
      page: "/profil",
      fill: follow("Profilbild ändern", "/profil/bild", async (form) =>
        form.getByLabel("Bild", { exact: true }).setInputFiles(await chosenPicture()),
      ),
      button: inForm("/profil/bild", "Hochladen"),
      says: "Fehler beim Hochladen des Profilbildes",
    },
    "POST /profil/bild/entfernen": {
      page: async ({ me }) => {
        await db.update(profiles).set({ avatarUrl: "/icon.svg" }).where(eq(profiles.id, me.id));
        return "/profil";
      },
      fill: follow("Profilbild ändern", "/profil/bild/entfernen"),
      button: inForm("/profil/bild/entfernen", "Profilbild entfernen"),
      says: "Fehler beim Entfernen des Profilbildes",
    },
    "POST /profil/verfuegbarkeit": {
      mayBeEmpty: true,
      page: "/profil/verfuegbarkeit",
      fill: async (page) => void (await page.getByLabel("Nehmen Sie Aufträge an?").selectOption("einzelne")),
      button: inMain("Speichern"),
      says: "Fehler beim Speichern der Verfügbarkeit",
    },
    "POST /profil/spezialisierungen": {
      mayBeEmpty: true,
      page: "/profil",
      fill: follow(/^Auswählen/, "/profil/spezialisierungen", (form) => form.getByText("SEO", { exact: true }).click()),
      button: inForm("/profil/spezialisierungen", "Speichern"),
      says: "Fehler beim Speichern der Spezialisierungen",
    },
    "POST /profil/passwort": {
      page: "/profil",
      fill: follow("Passwort ändern", "/profil/passwort", fillPasswords),
      button: inForm("/profil/passwort", "Passwort ändern"),
      says: "Fehler beim Ändern des Passworts",
    },
    "POST /profil/loeschen": {
      page: "/profil",
      fill: follow("Konto löschen", "/profil/loeschen", fillPasswords),
      button: inForm("/profil/loeschen", "Endgültig löschen"),
      says: "Fehler beim Löschen des Profils",
    },
    "POST /favoriten/:id/entfernen": {
      page: async ({ me }) => {
        await db.insert(favorites).values({ userId: me.id, favoritedProfileId: (await createPerson(db)).id });
        return "/favoriten";
      },
      button: (page) => page.getByRole("main").getByRole("button", { name: /^Entfernen/ }),
      says: "Fehler beim Entfernen aus Favoriten",
    },
  }),
};
