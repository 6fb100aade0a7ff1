import { db } from "../../../app/db/client.server";
import { createCollection } from "../../support/collections";
import { createPerson } from "../../support/people";
import { inDialog, inMain, named, open, type World, type WriteRow } from "./write-row";

async function listPage({ me }: World) {
  const { id: profileId } = await createPerson(db);
  return (await createCollection(db, me, { entries: [{ profileId, note: "Ruhige Bilder" }] })).path;
}

const notSaved = "Fehler beim Speichern der Merkliste";

export const collectionRows: Record<string, WriteRow> = {
  "POST /merklisten": {
    as: "creative",
    page: "/merklisten",
    fill: (page) => page.getByLabel("Name der neuen Merkliste").fill("Fotografie 2027"),
    button: inMain("Anlegen"),
    says: notSaved,
  },
  "POST /merklisten/merken": {
    as: "company",
    page: async ({ me }) => {
      await createCollection(db, me);
      return `/merklisten/merken?an=${(await createPerson(db)).slug}`;
    },
    fill: (page) => page.getByLabel(/^Notiz/).fill("Ruhige Bilder"),
    button: inMain("Merken"),
    says: notSaved,
  },
  "POST /merklisten/:id": {
    as: "creative",
    page: listPage,
    fill: (page) => page.getByLabel("Name", { exact: true }).fill("Fotografie 2028"),
    button: inMain("Umbenennen"),
    says: notSaved,
  },
  "POST /merklisten/:id/teilen": {
    as: "creative",
    joins: true,
    page: listPage,
    button: inMain("Link erstellen"),
    says: "Fehler beim Teilen",
  },
  "POST /merklisten/:id/eintraege/:entry/entfernen": {
    as: "creative",
    joins: true,
    page: listPage,
    button: named(/^Entfernen/),
    says: "Fehler beim Entfernen",
  },
  "POST /merklisten/:id/loeschen": {
    as: "creative",
    page: listPage,
    fill: open("Merkliste löschen", "Merkliste löschen"),
    button: inDialog("Merkliste löschen", "Löschen"),
    says: "Fehler beim Löschen der Merkliste",
  },
};
