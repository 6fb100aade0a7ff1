import { db } from "../../../app/db/client.server";
import { createPerson, unique } from "../../support/people";
import { createCredit, createWorkOf, createWorkPicture } from "../../support/works";
import { by, follow, inForm, inMain, named, onPage, type World, type WriteRow } from "./write-row";

async function profileWithWorks({ me }: World) {
  await createWorkOf(db, me, { title: "Zweite", position: 2 });
  await createWorkOf(db, me, { title: "Erste", position: 1 });
  return "/profil";
}

async function requests({ me }: World) {
  const work = await createWorkOf(db, await createPerson(db));
  await createCredit(db, work, me);
  return "/konto/nennungen";
}

export const workRows: Record<string, WriteRow> = {
  ...by("creative", {
    "POST /arbeiten/neu": {
      page: "/arbeiten/neu",
      fill: (page) => page.getByLabel("Titel", { exact: true }).fill("Etiketten"),
      button: inMain("Als Entwurf speichern"),
      says: "Fehler beim Speichern der Arbeit",
    },
    "POST /arbeiten/:id/bearbeiten": {
      page: async ({ me }) => `/arbeiten/${(await createWorkOf(db, me)).id}/bearbeiten`,
      fill: (page) => page.getByLabel("Titel", { exact: true }).fill("Neue Etiketten"),
      button: inMain("Speichern"),
      says: "Fehler beim Speichern der Arbeit",
    },
    ...onPage(profileWithWorks, {
      "POST /arbeiten/reihenfolge": { button: inMain("Erste nach hinten"), says: "Fehler beim Umordnen der Arbeiten" },
      "POST /arbeiten/:id/loeschen": {
        fill: follow("Erste löschen", "/loeschen"),
        button: inForm("/loeschen", "Löschen"),
        says: "Fehler beim Löschen der Arbeit",
      },
    }),
    "POST /arbeiten/:id/titelbild": {
      page: async ({ me }) => {
        const work = await createWorkOf(db, me, { title: "Etiketten" });
        await createWorkPicture(db, work, { isCover: true, url: `/fassade/${unique("etiketten")}.svg` });
        return "/profil";
      },
      button: inMain("Als Titelbild zeigen (Etiketten)"),
      says: "Fehler beim Ändern des Titelbilds",
    },
    ...onPage(requests, {
      "POST /konto/nennungen/:id/bestaetigen": { button: named(/^Bestätigen/), says: "Fehler beim Bestätigen" },
      "POST /konto/nennungen/:id/entfernen": {
        button: named(/^Ablehnen.*Ein Buch/),
        says: "Fehler beim Entfernen der Nennung",
      },
    }),
  }),
};
