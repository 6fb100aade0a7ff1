import type { Page } from "@playwright/test";
import { db } from "../../../app/db/client.server";
import { type OfferState, offerDrafts } from "../../../app/db/schema";
import { createCallOf, linkOfMail } from "../../support/calls";
import { createInvitation } from "../../support/invitations";
import { createOffer } from "../../support/offers";
import { createCompany, createPerson, unique } from "../../support/people";
import { createQuestion } from "../../support/questions";
import { by, inDialog, inForm, inMain, inMenu, onPage, open, type World, type WriteRow } from "./write-row";

const profileWith = (call: Parameters<typeof createCallOf>[2]) =>
  async function profileWithCall({ me }: World) {
    await createCallOf(db, me, call);
    return "/profil";
  };

const profileWithCall = profileWith({ deadline: "2099-01-31" });

/** An entry in the menu of a profile's only call. */
const inCallMenu = (entry: string) => (page: Page) => inMenu(page, /^Mehr zu/, entry);

/** The page of an offer by this person, or for a call of this company. */
const offerPage =
  (end = "", state: OfferState = "sent") =>
  async ({ me }: World) => {
    const isCompany = me.userType === "unternehmen";
    const company = isCompany ? me : await createPerson(db, { userType: "unternehmen", name: unique("Studio Berg") });
    const sender = isCompany ? await createPerson(db) : me;
    return (await createOffer(db, await createCallOf(db, company), sender, { state })).path + end;
  };

const sentOffer = offerPage();

async function offerOfChangedCall({ me }: World) {
  const call = await createCallOf(db, await createPerson(db, { userType: "unternehmen", name: unique("Studio Berg") }));
  return (await createOffer(db, call, me, { answeredCall: { ...call, budget: "500" } })).path;
}

async function declinePage({ me }: World) {
  const call = await createCallOf(db, me);
  const { id } = await createOffer(db, call, await createPerson(db));
  return `/ausschreibungen/${call.id}/angebote/absagen?angebot=${id}`;
}

const notDone = "Das hat nicht geklappt";

const fillCall = async (page: Page) => {
  await page.getByLabel("Titel", { exact: true }).fill("Plakate für den Herbst");
  await page.getByLabel("Beschreibung", { exact: true }).fill("Drei Stück, A1.");
  await page.getByLabel("Kategorie", { exact: true }).selectOption("Print Design");
};

export const callRows: Record<string, WriteRow> = {
  ...by("company", {
    "POST /ausschreibungen/neu": {
      page: "/ausschreibungen/neu",
      fill: fillCall,
      button: (page) => page.locator("form[action$='/ausschreibungen/neu'] button:not([type=button])").first(),
      says: "Fehler beim Erstellen der Ausschreibung",
    },
    "POST /ausschreibungen/:id/bearbeiten": {
      page: async ({ me }) => `/ausschreibungen/${(await createCallOf(db, me)).id}/bearbeiten`,
      fill: fillCall,
      button: (page) => page.locator("form[action$='/bearbeiten'] button:not([type=button])").first(),
      says: "Fehler beim Speichern der Änderungen",
    },
    ...onPage(profileWithCall, {
      "POST /ausschreibungen/:id/anheften": {
        button: inCallMenu("Anheften"),
        says: "Fehler beim Anheften der Ausschreibung",
      },
      "POST /ausschreibungen/:id/schliessen": {
        button: inCallMenu("Schließen"),
        says: "Fehler beim Schließen der Ausschreibung",
      },
      "POST /ausschreibungen/:id/verlaengern": {
        button: inCallMenu("Um zwei Wochen verlängern"),
        says: "Fehler beim Verlängern der Ausschreibung",
      },
      "POST /ausschreibungen/:id/vergeben": {
        button: inCallMenu("Als vergeben kennzeichnen"),
        says: "Fehler beim Kennzeichnen der Ausschreibung",
      },
      "POST /ausschreibungen/:id/duplizieren": {
        button: inCallMenu("Duplizieren"),
        says: "Fehler beim Duplizieren der Ausschreibung",
      },
    }),
    "POST /ausschreibungen/:id/oeffnen": {
      page: profileWith({ status: "geschlossen" }),
      button: inCallMenu("Wieder öffnen"),
      says: "Fehler beim Öffnen der Ausschreibung",
    },
    "POST /ausschreibungen/:id/frist": {
      page: async ({ me }) => linkOfMail(await createCallOf(db, me, { deadline: "2099-01-31" }), "verlaengern"),
      button: inMain("Um zwei Wochen verlängern"),
      says: "Fehler beim Verlängern der Ausschreibung",
    },
    "POST /ausschreibungen/:id/loeschen": {
      page: profileWithCall,
      fill: async (page) => (await inCallMenu("Löschen")(page)).click(),
      button: inForm("/loeschen", "Löschen"),
      says: "Fehler beim Löschen der Ausschreibung",
    },
  }),
  ...by("creative", {
    "POST /ausschreibungen/:id/entwurf": {
      page: async ({ me }) => {
        const { id } = await createCallOf(db, await createCompany(db));
        await db.insert(offerDrafts).values({ ausschreibungId: id, senderId: me.id, values: { message: "Begonnen." } });
        return `/nachrichten/neu?ausschreibung=${id}`;
      },
      fill: (page) => page.locator("summary", { hasText: "Entwurf verwerfen" }).click(),
      button: inMain("Verwerfen"),
      says: "Fehler beim Verwerfen des Entwurfs",
    },
  }),
  ...by("company", {
    "POST /ausschreibungen/:id/angebote/absagen": {
      page: declinePage,
      button: inMain("Absage senden"),
      says: "Fehler beim Senden der Absage",
    },
  }),
  ...by("creative", {
    "POST /angebote/:id/aendern": {
      page: offerPage("/aendern"),
      fill: (page) => page.getByLabel("Nachricht", { exact: true }).fill("Neu gerechnet."),
      button: inMain("Angebot speichern"),
      says: "Fehler beim Speichern des Angebots",
    },
    "POST /angebote/:id/aufrechterhalten": {
      page: offerOfChangedCall,
      button: inMain("Angebot aufrechterhalten"),
      says: notDone,
    },
    "POST /angebote/:id/auftrag": {
      page: offerPage("/auftrag", "confirmed"),
      fill: async (page) => {
        await page.locator("summary", { hasText: "Auftrag abbrechen" }).click();
        await page.getByLabel(/^Grund/).fill("Es hat sich erledigt.");
      },
      button: inMain("Auftrag abbrechen"),
      says: notDone,
    },
  }),
  ...by("company", {
    "POST /einladungen/neu": {
      page: async ({ me }) => {
        await createCallOf(db, me);
        return `/einladungen/neu?an=${(await createPerson(db)).slug}`;
      },
      fill: (page) => page.getByLabel(/^Ein Satz von Ihnen/).fill("Ihre Plakate gefallen uns."),
      button: inMain("Einladung senden"),
      says: "Fehler beim Senden der Einladung",
    },
  }),
  ...by("creative", {
    "POST /einladungen/:id": {
      page: async ({ me }) => (await createInvitation(db, await createCallOf(db, await createCompany(db)), me)).path,
      button: inMain("Kein Interesse"),
      says: "Fehler beim Antworten",
    },
    "POST /ausschreibungen/:id/fragen": {
      page: async () => `/ausschreibungen/${(await createCallOf(db, await createCompany(db))).id}/fragen`,
      fill: (page) => page.getByLabel("Ihre Frage").fill("Welches Format?"),
      button: inMain("Frage senden"),
      says: "Fehler beim Senden der Frage",
    },
  }),
  ...by("company", {
    "POST /ausschreibungen/:id/unterlagen": {
      page: async ({ me }) => `/ausschreibungen/${(await createCallOf(db, me)).id}/unterlagen`,
      fill: (page) =>
        page
          .getByLabel("Unterlagen hinzufügen")
          .setInputFiles({ name: "Plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }),
      button: inMain("Hochladen"),
      says: "Fehler beim Speichern der Unterlagen",
    },
    "POST /fragen/:id": {
      page: async ({ me }) => (await createQuestion(db, await createCallOf(db, me), await createPerson(db))).path,
      fill: (page) => page.getByLabel("Ihre Antwort").fill("A1 quer."),
      button: inMain("Antwort veröffentlichen"),
      says: "Fehler beim Senden der Antwort",
    },
  }),
  ...by("creative", {
    "POST /fragen/:id/zurueckziehen": {
      page: async ({ me }) => {
        const call = await createCallOf(db, await createCompany(db));
        await createQuestion(db, call, me);
        return call.path;
      },
      fill: open("Zurückziehen", "Frage zurückziehen"),
      button: inDialog("Frage zurückziehen", "Zurückziehen"),
      says: "Fehler beim Zurückziehen der Frage",
    },
    "POST /angebote/:id/zurueckziehen": {
      page: offerPage(),
      fill: open("Zurückziehen", "Angebot zurückziehen"),
      button: inDialog("Angebot zurückziehen", "Zurückziehen"),
      says: notDone,
    },
    "POST /angebote/:id/gilt-wieder": {
      page: async ({ me }) => {
        const call = await createCallOf(db, await createCompany(db));
        return (
          await createOffer(db, call, me, { state: "declined", stateSince: new Date(0), askedAgainAt: new Date() })
        ).path;
      },
      button: inMain("Ja, mein Angebot gilt wieder"),
      says: notDone,
    },
    "POST /angebote/:id/uebernehmen": {
      page: offerPage("", "selected"),
      fill: open("Ja, ich übernehme", "Auftrag übernehmen"),
      button: inDialog("Auftrag übernehmen", "Ja, ich übernehme"),
      says: notDone,
    },
    "POST /angebote/:id/ablehnen": {
      page: offerPage("", "selected"),
      fill: open("Leider nicht mehr möglich", "Leider nicht mehr möglich"),
      button: inDialog("Leider nicht mehr möglich", "Angebot zurückziehen"),
      says: notDone,
    },
  }),
  ...by("company", {
    "POST /angebote/:id/auswaehlen": {
      page: offerPage(),
      fill: open("Auswählen", /auswählen$/),
      button: (page) => page.getByRole("dialog").getByRole("button", { name: "Auswählen", exact: true }),
      says: notDone,
    },
    "POST /angebote/:id/auswahl-zuruecknehmen": {
      page: offerPage("", "selected"),
      button: inMain("Auswahl zurücknehmen"),
      says: notDone,
    },
    ...onPage(sentOffer, {
      "POST /angebote/:id/engere-wahl": { button: inMain("In die engere Wahl"), says: notDone },
      "POST /angebote/:id/notiz": {
        mayBeEmpty: true,
        fill: (page) => page.getByLabel("Notiz", { exact: true }).fill("Muster ansehen"),
        button: inMain("Notiz speichern"),
        says: "Fehler beim Speichern der Notiz",
      },
    }),
  }),
};
