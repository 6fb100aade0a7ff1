import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { createCallOf } from "../../support/calls";
import { createNewsletter, createSending } from "../../support/newsletters";
import { createPerson, unique } from "../../support/people";
import { chosenPicture, createPostOf } from "../../support/posts";
import { createObjection, createReport } from "../../support/reports";
import { createWorkOf } from "../../support/works";
import { hidingRows } from "./hiding-rows";
import { lookRows } from "./look-rows";
import { reservationRows } from "./reservation-rows";
import { by, inDialog, inMain, named, onPage, open, typeWord, unfold, type WriteRow } from "./write-row";

/** The folded form for an act with a reason, on the page of a call or post. */
const withReason = (summary: string, button: string) => ({
  fill: async (page: Page) => {
    await unfold(page, summary);
    await page
      .getByLabel("Grund", { exact: true })
      .filter({ visible: true })
      .fill("Verstößt gegen die Nutzungsbedingungen.");
    const word = page.getByLabel("Bitte tippen Sie LÖSCHEN").filter({ visible: true });
    if (await word.isVisible()) await word.fill("löschen");
  },
  button: inMain(button),
});

const onCall = (hidden = false) =>
  async function callPage() {
    const company = await createPerson(db, { userType: "unternehmen", name: unique("Studio Berg") });
    return `/admin/ausschreibungen/${(await createCallOf(db, company, { hidden })).id}`;
  };

const onPost = (hidden = false) =>
  async function postPage() {
    return `/admin/posts/${(await createPostOf(db, await createPerson(db), { hidden })).id}`;
  };

const onWork = (hidden = false) =>
  async function workPage() {
    return `/admin/arbeiten/${(await createWorkOf(db, await createPerson(db), { hidden })).id}`;
  };

const onProfile = (profileStatus?: "blocked") =>
  async function profilePage() {
    return `/admin/profile/${(await createPerson(db, { profileStatus })).id}`;
  };

const [profile, call, post, work] = [onProfile(), onCall(), onPost(), onWork()];

const onNewsletter = async () => `/admin/newsletter/${await createNewsletter(db)}`;

const onSending = (pausedAt: Date | null = null) =>
  async function sendingPage() {
    return `/admin/newsletter/${await createSending(db, (await createPerson(db, { newsletterConsent: true })).id, pausedAt)}`;
  };

const pausedSending = onSending(new Date());

const onProfileData = async () => `${await profile()}/daten`;

const typeReason = (page: Page) =>
  page
    .getByLabel("Grund", { exact: true })
    .filter({ visible: true })
    .last()
    .fill("Verstößt gegen die Nutzungsbedingungen.");

/** The reason of a folded act on a profile. */
const typeReasonIn = (summary: string) =>
  async function unfoldAndType(page: Page) {
    await unfold(page, summary);
    await page.locator("details[open]").getByLabel("Grund", { exact: true }).fill("Zeigt eine andere Person.");
  };

async function failedMail() {
  const mail = { to: "weg@example.com", subject: "Nicht zugestellt", text: "", html: "" };
  await db.execute(sql`insert into pgboss.job (name, data) values ('mail-failed', ${JSON.stringify(mail)}::jsonb)`);
  return "/admin/dashboard";
}

const recommend = (page: Page) => page.getByLabel("Empfohlen bis einschließlich").fill("2099-01-31");

export const superadminRows: Record<string, WriteRow> = {
  ...reservationRows,
  ...lookRows,
  ...hidingRows,
  ...by("superadmin", {
    "POST /admin/meldungen/:id": {
      page: async () =>
        `/admin/meldungen/${(await createReport(db, await createPostOf(db, await createPerson(db)))).subjectId}`,
      fill: async (page) => {
        await page.getByText("Ausblenden", { exact: true }).click();
        await typeReason(page);
      },
      button: inMain("Entscheiden"),
      says: "Fehler beim Entscheiden",
    },
    "POST /admin/auswahl/:list": {
      page: async () => `/admin/auswahl/profile?tat=ausblenden&wahl=${(await createPerson(db)).id}`,
      fill: typeReason,
      button: inMain("Ausblenden"),
      says: "Fehler bei „Ausblenden“",
    },
    "POST /admin/einsprueche/:id": {
      page: async () => {
        const post = await createPostOf(db, await createPerson(db));
        return `/admin/meldungen/${(await createObjection(db, post)).subjectId}`;
      },
      fill: (page) => page.getByLabel("Antwort").fill("Das war erlaubte Kritik."),
      button: inMain("Stattgeben"),
      says: "Fehler beim Entscheiden über den Einspruch",
    },
    "POST /admin/mails/:id/wiederholen": {
      page: failedMail,
      button: (page) => named("Noch einmal senden")(page).first(),
      says: "Fehler beim erneuten Senden der E-Mail",
    },
    "POST /admin/mails/:id/verwerfen": {
      page: failedMail,
      fill: open("Verwerfen …", "E-Mail verwerfen", typeWord("verwerfen")),
      button: inDialog("E-Mail verwerfen", "Verwerfen"),
      says: "Fehler beim Verwerfen der E-Mail",
    },
    "POST /admin/einrichten/probe": {
      page: async () => "/admin/einrichten",
      button: inMain("Probe an mich senden"),
      says: "Fehler beim Senden der Probe",
    },
    "POST /admin/einrichten/gelesen": {
      page: async () => "/admin/einrichten",
      button: inMain("Rechtstexte geprüft"),
      says: "Fehler beim Speichern der Prüfung",
    },
    ...onPage(profile, {
      "POST /admin/profile/:id": {
        fill: (page) => page.getByLabel(/^Titel/).fill("Illustration"),
        button: inMain("Speichern"),
        says: "Fehler beim Speichern des Profils",
      },
      "POST /admin/profile/:id/bild": {
        fill: async (page) => page.getByLabel("Neues Bild").setInputFiles(await chosenPicture()),
        sendsFile: true,
        button: inMain("Hochladen"),
        says: "Fehler beim Hochladen des Profilbildes",
      },
      "POST /admin/profile/:id/empfehlen": {
        mayBeEmpty: true,
        fill: recommend,
        button: inMain("Empfehlen"),
        says: "Fehler beim Speichern der Empfehlung",
      },
      "POST /admin/profile/:id/sperren": {
        fill: async (page) => {
          await typeReasonIn("Konto sperren")(page);
          await page.getByLabel("Bitte tippen Sie SPERREN").fill("sperren");
        },
        button: inMain("Konto sperren"),
        says: "Fehler beim Sperren des Kontos",
      },
      "POST /admin/profile/:id/rollen": {
        // Nobody needs a role.
        mayBeEmpty: true,
        fill: async (page) => {
          await unfold(page, "Rollen ändern");
          await page.getByLabel("Moderation", { exact: true }).check();
        },
        button: inMain("Rollen speichern"),
        says: "Fehler beim Ändern der Rollen",
      },
    }),
    "POST /admin/profile/:id/bild/entfernen": {
      page: async () => `/admin/profile/${(await createPerson(db, { avatarUrl: "/icon.svg" })).id}`,
      fill: typeReasonIn("Profilbild entfernen"),
      button: inMain("Profilbild entfernen"),
      says: "Fehler beim Entfernen des Profilbildes",
    },
    ...onPage(onProfileData, {
      "POST /admin/profile/:id/kopie": {
        fill: (page) => page.getByLabel("Grund", { exact: true }).first().fill("Auf Wunsch, per Brief."),
        button: inMain("Kopie erstellen"),
        says: "Keine Kopie erstellt",
      },
      "POST /admin/profile/:id/loeschen": {
        fill: async (page) => {
          await page.getByLabel("Grund", { exact: true }).last().fill("Auf Wunsch, per Brief.");
          await page.getByLabel("Bitte tippen Sie LÖSCHEN").fill("löschen");
        },
        button: inMain("Konto endgültig löschen"),
        says: "Fehler beim Löschen des Kontos",
      },
    }),
    "POST /admin/profile/:id/entsperren": {
      page: onProfile("blocked"),
      fill: typeReasonIn("Sperre aufheben"),
      button: inMain("Sperre aufheben"),
      says: "Fehler beim Aufheben der Sperre",
    },
    ...onPage(call, {
      "POST /admin/ausschreibungen/:id/empfehlen": {
        mayBeEmpty: true,
        fill: recommend,
        button: inMain("Empfehlen"),
        says: "Fehler beim Speichern der Empfehlung",
      },
      "POST /admin/ausschreibungen/:id/ausblenden": {
        ...withReason("Ausblenden", "Ausblenden"),
        says: "Fehler beim Ausblenden",
      },
      "POST /admin/ausschreibungen/:id/loeschen": {
        ...withReason("Löschen", "Endgültig löschen"),
        says: "Fehler beim Löschen",
      },
    }),
    "POST /admin/ausschreibungen/:id/einblenden": {
      ...withReason("Wieder einblenden", "Einblenden"),
      page: onCall(true),
      says: "Fehler beim Einblenden",
    },
    ...onPage(work, {
      "POST /admin/arbeiten/:id/ausblenden": {
        ...withReason("Ausblenden", "Ausblenden"),
        says: "Fehler beim Ausblenden",
      },
      "POST /admin/arbeiten/:id/loeschen": {
        ...withReason("Löschen", "Endgültig löschen"),
        says: "Fehler beim Löschen",
      },
    }),
    "POST /admin/arbeiten/:id/einblenden": {
      ...withReason("Wieder einblenden", "Einblenden"),
      page: onWork(true),
      says: "Fehler beim Einblenden",
    },
    ...onPage(post, {
      "POST /admin/posts/:id/ausblenden": { ...withReason("Ausblenden", "Ausblenden"), says: "Fehler beim Ausblenden" },
      "POST /admin/posts/:id/loeschen": { ...withReason("Löschen", "Endgültig löschen"), says: "Fehler beim Löschen" },
    }),
    "POST /admin/posts/:id/einblenden": {
      ...withReason("Wieder einblenden", "Einblenden"),
      page: onPost(true),
      says: "Fehler beim Einblenden",
    },
    "POST /admin/newsletter/neu": {
      page: "/admin/newsletter/neu",
      fill: async (page) => {
        await page.getByLabel("Betreff").fill("Neues aus dem Ländle");
        await page.locator("[contenteditable]").click();
        await page.keyboard.type("Hallo.");
      },
      fillPlain: async (page) => {
        await page.getByLabel("Betreff").fill("Neues aus dem Ländle");
        await page.getByLabel("Text", { exact: true }).fill("<p>Hallo.</p>");
      },
      button: inMain("Entwurf speichern"),
      says: "Fehler beim Speichern",
    },
    ...onPage(onNewsletter, {
      "POST /admin/newsletter/:id/probe": {
        button: (page) => page.getByRole("button", { name: /^Probe an/ }),
        says: "Probe nicht gesendet",
      },
      "POST /admin/newsletter/:id": {
        fill: async (page) => {
          // The editor comes later and moves the button.
          await page.locator("[contenteditable=true]").waitFor();
          await page.getByLabel("Betreff").fill("Neues aus dem Ländle");
        },
        fillPlain: (page) => page.getByLabel("Betreff").fill("Neues aus dem Ländle"),
        button: inMain("Entwurf speichern"),
        says: "Fehler beim Speichern",
      },
      "POST /admin/newsletter/:id/loeschen": {
        fill: open("Entwurf löschen …", "Entwurf löschen", typeWord("löschen")),
        button: inDialog("Entwurf löschen", "Löschen"),
        says: "Fehler beim Löschen des Entwurfs",
      },
    }),
    "POST /admin/newsletter/:id/senden": {
      page: onNewsletter,
      fill: open("An alle versenden …", "Newsletter versenden", typeWord("versenden")),
      button: inDialog("Newsletter versenden", "Jetzt versenden"),
      says: "Newsletter nicht versendet",
    },
    "POST /admin/newsletter/:id/anhalten": {
      page: onSending(),
      button: inMain("Versand anhalten"),
      says: "Versand nicht angehalten",
    },
    ...onPage(pausedSending, {
      "POST /admin/newsletter/:id/fortsetzen": {
        button: inMain("Versand fortsetzen"),
        says: "Versand nicht fortgesetzt",
      },
      "POST /admin/newsletter/:id/beenden": {
        fill: open("Endgültig beenden …", "Versand beenden", typeWord("beenden")),
        button: inDialog("Versand beenden", "Endgültig beenden"),
        says: "Versand nicht beendet",
      },
    }),
  }),
};
