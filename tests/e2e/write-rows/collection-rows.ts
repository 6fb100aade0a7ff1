import { db } from "../../../app/db/client.server";
import { createCollection } from "../../support/collections";
import { createPerson } from "../../support/people";
import { by, inDialog, inMain, named, onPage, open, type World, type WriteRow } from "./write-row";

async function listPage({ me }: World) {
  const { id: profileId } = await createPerson(db);
  return (await createCollection(db, me, { entries: [{ profileId, note: "Ruhige Bilder" }] })).path;
}

const notSaved = "Fehler beim Speichern der Merkliste";

export const collectionRows: Record<string, WriteRow> = {
  ...by("creative", {
    "POST /merklisten": {
      page: "/merklisten",
      fill: (page) => page.getByLabel("Name der neuen Merkliste").fill("Fotografie 2027"),
      button: inMain("Anlegen"),
      says: notSaved,
    },
  }),
  ...by("company", {
    "POST /merklisten/merken": {
      page: async ({ me }) => {
        await createCollection(db, me);
        return `/merklisten/merken?an=${(await createPerson(db)).slug}`;
      },
      fill: (page) => page.getByLabel(/^Notiz/).fill("Ruhige Bilder"),
      button: inMain("Merken"),
      says: notSaved,
    },
  }),
  ...by("creative", {
    ...onPage(listPage, {
      "POST /merklisten/:id": {
        fill: (page) => page.getByLabel("Name", { exact: true }).fill("Fotografie 2028"),
        button: inMain("Umbenennen"),
        says: notSaved,
      },
      "POST /merklisten/:id/teilen": { button: inMain("Link erstellen"), says: "Fehler beim Teilen" },
      "POST /merklisten/:id/eintraege/:entry/entfernen": { button: named(/^Entfernen/), says: "Fehler beim Entfernen" },
    }),
    "POST /merklisten/:id/loeschen": {
      page: listPage,
      fill: open("Merkliste löschen", "Merkliste löschen"),
      button: inDialog("Merkliste löschen", "Löschen"),
      says: "Fehler beim Löschen der Merkliste",
    },
  }),
};
