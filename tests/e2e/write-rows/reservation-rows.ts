import type { Page } from "@playwright/test";
import { db } from "../../../app/db/client.server";
import { createImport } from "../../support/imports";
import { unique, uniqueEmail } from "../../support/people";
import { reserve } from "../../support/reservations";
import { by, inDialog, inForm, inMain, inMenu, open, typeWord, type WriteRow } from "./write-row";

async function dashboardOfOne() {
  const { name } = await reserve(db);
  return `/admin/dashboard?q=${encodeURIComponent(name)}`;
}

const fromMenu = (entry: string, word: string) =>
  async function openFromMenu(page: Page) {
    await (await inMenu(page, /^Weiteres zu/, entry)).click();
    await page
      .getByLabel(/^Bitte tippen Sie/)
      .filter({ visible: true })
      .fill(word);
  };

export const reservationRows: Record<string, WriteRow> = by("superadmin", {
  "POST /admin/reserve-profile": {
    page: "/admin/reserve-profile",
    fill: async (page) => {
      await page.getByLabel("Name").fill(unique("Frida Rüf"));
      await page.getByLabel("E-Mail").fill(uniqueEmail("frida"));
    },
    button: inMain("Profil reservieren"),
    says: "Fehler beim Erstellen des reservierten Profils",
  },
  "POST /admin/briefe": {
    page: async () => {
      await reserve(db);
      return "/admin/briefe";
    },
    fill: (page) => page.getByLabel("Ihre Sätze").fill("Wir laden Sie ein."),
    button: inMain("Briefe vorbereiten"),
    says: "Fehler beim Vorbereiten der Briefe",
  },
  "POST /admin/import": {
    page: "/admin/import",
    fill: async (page) => {
      const list = {
        name: "mitglieder.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name;E-Mail\nEva;eva@example.com"),
      };
      await page.getByLabel("Mitgliederliste").setInputFiles(list);
    },
    sendsFile: true,
    button: inMain("Liste ansehen"),
    says: "Fehler beim Lesen der Liste",
  },
  "POST /admin/import/:id": {
    page: async () => `/admin/import/${await createImport(db)}`,
    button: inMain("Auswahl merken"),
    says: "Fehler beim Import",
  },
  "POST /admin/import/:id/ausfuehren": {
    page: async () => `/admin/import/${await createImport(db)}`,
    button: inMain("Ausgewählte reservieren"),
    says: "Fehler beim Import",
  },
  "POST /admin/import/:id/zuruecknehmen": {
    page: async () => `/admin/import/${await createImport(db, { isFinished: true })}`,
    fill: open("Import zurücknehmen …", "Import zurücknehmen", typeWord("zurücknehmen")),
    button: inDialog("Import zurücknehmen", "Zurücknehmen"),
    says: "Fehler beim Zurücknehmen des Imports",
  },
  "POST /admin/reservierungen/:id/erneuern": {
    page: dashboardOfOne,
    button: (page) => inMenu(page, /^Weiteres zu/, "Link erneuern"),
    says: "Fehler beim Erneuern des Claim-Links",
  },
  "POST /admin/reservierungen/:id/widerrufen": {
    page: dashboardOfOne,
    fill: fromMenu("Link widerrufen", "widerrufen"),
    button: inForm("/widerrufen", "Widerrufen"),
    says: "Fehler beim Widerrufen des Claim-Links",
  },
  "POST /admin/reservierungen/:id/loeschen": {
    page: dashboardOfOne,
    fill: fromMenu("Reservierung löschen", "löschen"),
    button: inForm("/loeschen", "Löschen"),
    says: "Fehler beim Löschen der Reservierung",
  },
});
