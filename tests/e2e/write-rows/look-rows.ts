import { db } from "../../../app/db/client.server";
import { createDraft, logoSvg, publishLook } from "../../support/looks";
import { unique } from "../../support/people";
import { by, inMain, type WriteRow } from "./write-row";

async function withDraft() {
  await createDraft(db);
  return "/admin/auftritt";
}

export const lookRows: Record<string, WriteRow> = by("superadmin", {
  "POST /admin/auftritt": {
    mayBeEmpty: true,
    page: async () => "/admin/auftritt",
    fill: (page) => page.getByLabel("Leitsatz").fill(unique("Wir in der Region")),
    button: inMain("Entwurf speichern"),
    says: "Fehler beim Speichern des Auftritts",
  },
  "POST /admin/auftritt/uebernehmen": {
    page: withDraft,
    button: inMain("Übernehmen"),
    says: "Fehler beim Übernehmen des Auftritts",
  },
  "POST /admin/auftritt/entwurf-verwerfen": {
    page: withDraft,
    button: inMain("Entwurf verwerfen"),
    says: "Fehler beim Verwerfen des Entwurfs",
  },
  "POST /admin/auftritt/rueckgaengig": {
    page: async () => {
      await publishLook(db);
      return "/admin/auftritt";
    },
    button: inMain("Rückgängig"),
    says: "Fehler beim Zurücknehmen des Auftritts",
  },
  "POST /admin/auftritt/bilder/:picture": {
    page: "/admin/auftritt/bilder/logo",
    fill: (page) =>
      page
        .getByLabel("Neue Datei")
        .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logoSvg()) }),
    sendsFile: true,
    button: inMain("Im Entwurf speichern"),
    says: "Fehler beim Speichern: Logo",
  },
});
