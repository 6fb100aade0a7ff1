import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { formOf } from "../support/form-of";
import { importChoice } from "../support/imports";
import type { LimitRow } from "../support/limit-row";
import { createDraft, logoFile, logoSvg, publishLook } from "../support/looks";
import { createSending } from "../support/newsletters";
import { createPerson, unique } from "../support/people";
import { reserve } from "../support/reservations";
import type { World } from "../support/role-row";
import { withPicture } from "./try-rows";

const act = { counts: ["superadmin-act"], by: "superadmin" } satisfies LimitRow;

function memberList() {
  return formOf({ list: new File([`Name;E-Mail\n${unique("Frida Rüf")};frida@example.com\n`], "mitglieder.csv") });
}

async function someLetters() {
  await reserve(db);
  return { text: "Wir laden Sie ein." };
}

const reservation = () => ({ name: unique("Eva Neu"), email: `${unique("eva").replace(" ", "-")}@example.com` });

const chosen = async () => ({
  wahl: (await createPerson(db)).id,
  reason: "Verstößt gegen die Nutzungsbedingungen.",
});

const withDraft = { ...act, form: async () => ({ seen: await createDraft(db) }) } satisfies LimitRow;

let logos = 0;

/** Another one each time, because the same one changes nothing. */
function withLogo() {
  const form = new FormData();
  logos += 1;
  form.append("bild", logoFile(logoSvg(`rgb(${logos % 256} ${logos >> 8} 99)`)));
  return form;
}

async function withPortrait() {
  const { id } = await createPerson(db, { avatarUrl: "/icon.svg" });
  return `/admin/profile/${id}/bild/entfernen`;
}

const failedMailPath = (verb: string) => async () => {
  const mail = JSON.stringify({ to: "x@example.com", subject: "Hallo", text: "", html: "" });
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data) values ('mail-failed', ${mail}::jsonb) returning id`,
  );
  return `/admin/mails/${rows[0]?.id}/${verb}`;
};

const sendingPath = (verb: string, pausedAt: Date | null = null) =>
  async function pathOfSending({ people }: World) {
    return `/admin/newsletter/${await createSending(db, people.company.id, pausedAt)}/${verb}`;
  };

/** The limits of what superadmins write. */
export const superadminLimitRows = {
  "POST /admin/meldungen/:id": act,
  "POST /admin/einsprueche/:id": act,
  "POST /admin/auswahl/:list": { ...act, form: chosen, refusedForm: { reason: "" } },
  "POST /admin/reserve-profile": { ...act, form: reservation, refusedForm: { name: "Eva", email: "" } },
  "POST /admin/reservierungen/:id/erneuern": act,
  "POST /admin/reservierungen/:id/widerrufen": act,
  "POST /admin/reservierungen/:id/loeschen": act,
  "POST /admin/briefe": { ...act, form: someLetters, refusedForm: { text: "" } },
  "POST /admin/import": { ...act, form: memberList, refusedForm: { list: "keine Datei" } },
  "POST /admin/import/:id": { ...act, form: () => importChoice, refusedForm: {} },
  "POST /admin/import/:id/ausfuehren": { ...act, form: () => importChoice, refusedForm: {} },
  "POST /admin/import/:id/zuruecknehmen": act,
  "POST /admin/einrichten/probe": act,
  "POST /admin/einrichten/gelesen": act,
  "POST /admin/auftritt": {
    ...act,
    form: () => ({ claim: unique("Wir in der Region") }),
    edits: true,
    refusedForm: { accent: "keine Farbe" },
  },
  "POST /admin/auftritt/uebernehmen": withDraft,
  "POST /admin/auftritt/rueckgaengig": { ...act, form: async () => ({ id: await publishLook(db) }) },
  "POST /admin/auftritt/entwurf-verwerfen": withDraft,
  "POST /admin/auftritt/bilder/:picture": {
    ...act,
    path: () => "/admin/auftritt/bilder/logo",
    form: withLogo,
    refusedForm: { bild: "kein Bild" },
  },

  "POST /admin/profile/:id": {
    ...act,
    form: () => ({ name: unique("Anna Neu") }),
    edits: true,
    refusedForm: { name: "" },
  },
  "POST /admin/profile/:id/bild": { ...act, form: withPicture("avatar"), refusedForm: { avatar: "kein Bild" } },
  "POST /admin/profile/:id/bild/entfernen": { ...act, path: withPortrait, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/empfehlen": act,
  "POST /admin/profile/:id/kopie/abholen": {
    none: "it writes nothing; the file that it leads to is counted as an act",
  },
  "POST /admin/profile/:id/kopie": { ...act, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/loeschen": { ...act, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/ausblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/sperren": { ...act, refusedForm: { reason: "" } },
  "POST /admin/profile/:id/rollen": { ...act, form: () => ({ redaktion: "on" }) },
  "POST /admin/profile/:id/entsperren": { ...act, refusedForm: { reason: "" } },
  "POST /admin/ausschreibungen/:id/empfehlen": act,
  "POST /admin/ausschreibungen/:id/ausblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/ausschreibungen/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/ausschreibungen/:id/loeschen": { ...act, refusedForm: { reason: "" } },
  "POST /admin/arbeiten/:id/ausblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/arbeiten/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/arbeiten/:id/loeschen": { ...act, refusedForm: { reason: "" } },
  "POST /admin/posts/:id/ausblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/posts/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/posts/:id/loeschen": { ...act, refusedForm: { reason: "" } },
  "POST /admin/merklisten/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/fragen/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/antworten/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/zusammenarbeit/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/nachrichten/:id/einblenden": { ...act, refusedForm: { reason: "" } },
  "POST /admin/mails/:id/wiederholen": { ...act, path: failedMailPath("wiederholen") },
  "POST /admin/mails/:id/verwerfen": { ...act, path: failedMailPath("verwerfen") },
  "POST /admin/newsletter/neu": {
    ...act,
    form: () => ({ subject: unique("Neues"), content: "<p>Hallo.</p>" }),
    refusedForm: { subject: "Neues", content: " " },
  },
  "POST /admin/newsletter/:id": {
    ...act,
    form: () => ({ subject: unique("Neues"), content: "<p>Hallo.</p>" }),
    edits: true,
    refusedForm: { subject: "" },
  },
  "POST /admin/newsletter/:id/probe": act,
  "POST /admin/newsletter/:id/senden": { ...act, form: () => ({ word: "versenden", version: "1" }) },
  "POST /admin/newsletter/:id/anhalten": { ...act, path: sendingPath("anhalten") },
  "POST /admin/newsletter/:id/fortsetzen": { ...act, path: sendingPath("fortsetzen", new Date()) },
  "POST /admin/newsletter/:id/beenden": { ...act, path: sendingPath("beenden") },
  "POST /admin/newsletter/:id/loeschen": act,
} satisfies Record<string, LimitRow>;
