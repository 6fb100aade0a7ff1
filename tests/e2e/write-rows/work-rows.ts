import { createWorkOf, createWorkPicture } from "../../support/works";
import { inDialog, inMain, type World, type WriteRow } from "./write-row";

async function profileWithWorks({ db, me }: World) {
  await createWorkOf(db, me, { title: "Zweite", position: 2 });
  await createWorkOf(db, me, { title: "Erste", position: 1 });
  return "/profil";
}

export const workRows: Record<string, WriteRow> = {
  "POST /arbeiten/neu": {
    as: "creative",
    page: "/arbeiten/neu",
    fill: (page) => page.getByLabel("Titel", { exact: true }).fill("Etiketten"),
    button: inMain("Als Entwurf speichern"),
    says: "Fehler beim Speichern der Arbeit",
  },
  "POST /arbeiten/:id/bearbeiten": {
    as: "creative",
    page: async ({ db, me }) => `/arbeiten/${(await createWorkOf(db, me)).id}/bearbeiten`,
    fill: (page) => page.getByLabel("Titel", { exact: true }).fill("Neue Etiketten"),
    button: inMain("Speichern"),
    says: "Fehler beim Speichern der Arbeit",
  },
  "POST /arbeiten/reihenfolge": {
    as: "creative",
    page: profileWithWorks,
    button: inMain("Erste nach hinten"),
    says: "Fehler beim Umordnen der Arbeiten",
  },
  "POST /arbeiten/:id/titelbild": {
    as: "creative",
    page: async ({ db, me }) => {
      const work = await createWorkOf(db, me, { title: "Etiketten" });
      await createWorkPicture(db, work, { isCover: true, url: "/fassade/etiketten.svg" });
      return "/profil";
    },
    button: inMain("Als Titelbild zeigen (Etiketten)"),
    says: "Fehler beim Ändern des Titelbilds",
  },
  "POST /arbeiten/:id/loeschen": {
    as: "creative",
    page: profileWithWorks,
    fill: (page) => page.getByRole("button", { name: "Erste löschen" }).click(),
    button: inDialog("Arbeit löschen", "Löschen"),
    says: "Fehler beim Löschen der Arbeit",
  },
};
