import type { ActOfDesk } from "~/audit/lasting";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { createHiddenAnswer, createHiddenCollaboration } from "../support/collaborations";
import { createHiddenCollection } from "../support/collections";
import { createImport, importChoice } from "../support/imports";
import { createPerson } from "../support/people";
import { createPostOf } from "../support/posts";
import { createHiddenQuestion } from "../support/questions";
import { createHiddenMessage, createObjection, createReport } from "../support/reports";
import { createLetters, reserve } from "../support/reservations";
import type { Row, World } from "../support/role-row";
import { superadmins, write } from "../support/superadmin-row";
import { createWorkOf } from "../support/works";
import { alsoOpened } from "./desk-role-rows";
import { lookRoleRows } from "./look-role-rows";
import { newsletterRoleRows } from "./newsletter-role-rows";

const reason = { reason: "Verstößt gegen die Nutzungsbedingungen." };
const deletion = { ...reason, word: "löschen" };

const onProfile =
  (verb = "", status?: "blocked", hiddenBySuperadmin = false) =>
  async () =>
    `/admin/profile/${(await createPerson(db, { profileStatus: status, hiddenBySuperadmin })).id}${verb}`;

const onHiddenMessage = async () =>
  `/admin/nachrichten/${(await createHiddenMessage(db, await createPerson(db), await createPerson(db))).id}/einblenden`;

const onHiddenSentence = async () => `/admin/zusammenarbeit/${(await createHiddenCollaboration(db)).id}/einblenden`;
const onHiddenAnswer = async () => `/admin/antworten/${(await createHiddenAnswer(db)).id}/einblenden`;
const onHiddenList = async () => `/admin/merklisten/${(await createHiddenCollection(db)).id}/einblenden`;
const onHiddenQuestion = async () => `/admin/fragen/${(await createHiddenQuestion(db)).id}/einblenden`;

const onCall =
  (verb = "", hidden = false) =>
  async ({ people }: World) =>
    `/admin/ausschreibungen/${(await createCallOf(db, people.company, { hidden })).id}${verb}`;

const onPost =
  (verb = "", hidden = false) =>
  async () =>
    `/admin/posts/${(await createPostOf(db, await createPerson(db), { hidden })).id}${verb}`;

const onWork =
  (verb = "", hidden = false) =>
  async () =>
    `/admin/arbeiten/${(await createWorkOf(db, await createPerson(db), { hidden })).id}${verb}`;

const onReport = async () =>
  `/admin/meldungen/${(await createReport(db, await createPostOf(db, await createPerson(db)))).subjectId}`;

const onObjection = async () =>
  `/admin/einsprueche/${(await createObjection(db, await createPostOf(db, await createPerson(db)))).id}`;

const onReservation = (verb: string) => async () => `/admin/reservierungen/${(await reserve(db)).id}/${verb}`;

const onImport =
  (verb = "") =>
  async () =>
    `/admin/import/${await createImport(db)}${verb}`;

/** There has to be somebody without a letter. */
async function letters() {
  await reserve(db);
  return "/admin/briefe";
}

const claimPath = async () => (await reserve(db)).path;

/** An act that these rows name is a type error until `app/audit/lasting.ts` names it too, and the other way round. */
export const superadminRows = alsoOpened({
  "GET /erste-einrichtung/:token": { path: "/erste-einrichtung/falsch", all: "→ /" },
  "GET /claim-profile/:token?": { path: claimPath, all: 200, proves: "ROLE-69" },
  "POST /claim-profile/:token?": { path: claimPath, all: [400, "Bitte akzeptieren Sie die AGB"], proves: "ROLE-70" },

  "GET /admin": superadmins("→ /admin/dashboard"),
  "GET /admin/dashboard": superadmins(200, { proves: "NAV-16, ADM-27, ROLE-22, ROLE-36, ROLE-50, ROLE-52, ROLE-58" }),
  "GET /admin/reserve-profile": superadmins(200, {
    proves: "NAV-15, ADM-13, ADM-14, ROLE-23, ROLE-36, ROLE-50, ROLE-57",
  }),
  "POST /admin/reserve-profile": write(400, { proves: "ADM-13, ROLE-23, ROLE-57" }),
  "GET /admin/reservierungen/:id/erneuern": superadmins("→ /admin/dashboard", {
    path: "/admin/reservierungen/1/erneuern",
  }),
  "POST /admin/reservierungen/:id/erneuern": write("→ /admin/dashboard", { path: onReservation("erneuern") }),
  "GET /admin/reservierungen/:id/widerrufen": superadmins(200, { path: onReservation("widerrufen") }),
  "POST /admin/reservierungen/:id/widerrufen": write("→ /admin/dashboard", {
    path: onReservation("widerrufen"),
    form: { word: "widerrufen" },
  }),
  "GET /admin/reservierungen/:id/loeschen": superadmins(200, { path: onReservation("loeschen") }),
  "POST /admin/reservierungen/:id/loeschen": write("→ /admin/dashboard", {
    path: onReservation("loeschen"),
    form: { word: "löschen" },
  }),

  "GET /admin/briefe": superadmins(),
  "POST /admin/briefe": write("→ /admin/briefe/…", { path: letters, form: { text: "Wir laden Sie ein." } }),
  "GET /admin/briefe/:id": superadmins(200, { path: async () => `/admin/briefe/${await createLetters(db)}` }),
  "GET /admin/import": superadmins(),
  "POST /admin/import": write([400, "Bitte wählen Sie eine Datei."]),
  "GET /admin/import/:id": superadmins(200, { path: onImport() }),
  "POST /admin/import/:id": write("→ /admin/import/…", { path: onImport(), form: importChoice }),
  "GET /admin/import/:id/ausfuehren": superadmins("→ /admin/import/1", { path: "/admin/import/1/ausfuehren" }),
  "POST /admin/import/:id/ausfuehren": write("→ /admin/import/…", {
    path: onImport("/ausfuehren"),
    form: importChoice,
  }),
  "GET /admin/import/:id/zuruecknehmen": superadmins("→ /admin/import/1", { path: "/admin/import/1/zuruecknehmen" }),
  "POST /admin/import/:id/zuruecknehmen": write("→ /admin/import/…", {
    path: async () => `/admin/import/${await createImport(db, { isFinished: true })}/zuruecknehmen`,
    form: { word: "zurücknehmen" },
  }),

  "GET /admin/auswahl/:list": superadmins(200, { path: "/admin/auswahl/profile?tat=ausblenden" }),
  "POST /admin/auswahl/:list": write([400, "Bitte lassen Sie mindestens einen Eintrag angekreuzt"], {
    path: "/admin/auswahl/profile?tat=ausblenden",
    form: reason,
  }),
  "GET /admin/meldungen": superadmins(200, { proves: "NOTICE-10" }),
  "GET /admin/meldungen/:id": superadmins(200, { path: onReport, proves: "NOTICE-11" }),

  "POST /admin/meldungen/:id": write("→ /admin/meldungen", {
    path: onReport,
    form: { outcome: "hide", ...reason },
    proves: "NOTICE-12",
  }),

  "GET /admin/einsprueche/:id": superadmins("→ /admin/meldungen/…", { path: onObjection }),
  "POST /admin/einsprueche/:id": write("→ /admin/meldungen/…", {
    path: onObjection,
    form: { isUpheld: "1", ...reason },
    proves: "NOTICE-17",
  }),

  "GET /admin/profile": superadmins(),
  "GET /admin/profile/:id": superadmins(200, { path: onProfile(), proves: "ROLE-51" }),
  "POST /admin/profile/:id": write([400, "Bitte geben Sie den Namen ein"], {
    path: onProfile(),
    proves: "ROLE-37, ROLE-51, ROLE-53, ROLE-54",
  }),
  "GET /admin/profile/:id/bild": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/bild" }),
  "POST /admin/profile/:id/bild": write("→ /admin/profile/…", { path: onProfile("/bild"), proves: "ROLE-55" }),
  "GET /admin/profile/:id/empfehlen": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/empfehlen" }),
  "POST /admin/profile/:id/empfehlen": write("→ /admin/profile/…", {
    path: onProfile("/empfehlen"),
    form: { featuredUntil: "" },
  }),
  "GET /admin/profile/:id/bild/entfernen": superadmins("→ /admin/profile/1", {
    path: "/admin/profile/1/bild/entfernen",
  }),
  "POST /admin/profile/:id/bild/entfernen": write("→ /admin/profile/…", {
    path: onProfile("/bild/entfernen"),
    form: reason,
    proves: "SAFE-94",
  }),
  "GET /admin/profile/:id/daten": superadmins(200, { path: onProfile("/daten"), proves: "ACCT-56" }),
  "GET /admin/profile/:id/kopie": superadmins("→ /admin/profile/1/daten", { path: "/admin/profile/1/kopie" }),
  "POST /admin/profile/:id/kopie": write("→ /admin/profile/…", { path: onProfile("/kopie"), form: reason }),
  "GET /admin/profile/:id/kopie/abholen": superadmins("→ /admin/profile/1/daten", {
    path: "/admin/profile/1/kopie/abholen",
  }),
  "POST /admin/profile/:id/kopie/abholen": write("→ /admin/profile/1/kopie.zip", {
    path: "/admin/profile/1/kopie/abholen",
    proves: "ACCT-93",
  }),
  "GET /admin/profile/:id/kopie.zip": { path: onProfile("/kopie.zip"), all: 403, superadmin: 404, proves: "ACCT-57" },
  "GET /admin/profile/:id/loeschen": superadmins("→ /admin/profile/1/daten", { path: "/admin/profile/1/loeschen" }),
  "POST /admin/profile/:id/loeschen": write("→ /admin/profile", { path: onProfile("/loeschen"), form: deletion }),
  "GET /admin/profile/:id/ausblenden": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/ausblenden" }),
  "POST /admin/profile/:id/ausblenden": write("→ /admin/profile/…", {
    path: onProfile("/ausblenden"),
    form: reason,
    proves: "NOTICE-51",
  }),
  "GET /admin/profile/:id/einblenden": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/einblenden" }),
  "POST /admin/profile/:id/einblenden": write("→ /admin/profile/…", {
    path: onProfile("/einblenden", undefined, true),
    form: reason,
    proves: "NOTICE-51",
  }),
  "GET /admin/antworten/:id/einblenden": superadmins("→ /admin/meldungen/…", { path: onHiddenAnswer }),
  "POST /admin/antworten/:id/einblenden": write("→ /admin/meldungen/…", { path: onHiddenAnswer, form: reason }),
  "GET /admin/zusammenarbeit/:id/einblenden": superadmins("→ /admin/meldungen/…", { path: onHiddenSentence }),
  "POST /admin/zusammenarbeit/:id/einblenden": write("→ /admin/meldungen/…", {
    path: onHiddenSentence,
    form: reason,
    proves: "REACH-101",
  }),
  "GET /admin/merklisten/:id/einblenden": superadmins("→ /admin/meldungen/…", { path: onHiddenList }),
  "POST /admin/merklisten/:id/einblenden": write("→ /admin/meldungen/…", {
    path: onHiddenList,
    form: reason,
    proves: "REACH-77",
  }),
  "GET /admin/fragen/:id/einblenden": superadmins("→ /admin/meldungen/…", { path: onHiddenQuestion }),
  "POST /admin/fragen/:id/einblenden": write("→ /admin/meldungen/…", {
    path: onHiddenQuestion,
    form: reason,
    proves: "ASK-09",
  }),
  "GET /admin/nachrichten/:id/einblenden": superadmins("→ /admin/meldungen/…", { path: onHiddenMessage }),
  "POST /admin/nachrichten/:id/einblenden": write("→ /admin/meldungen/…", {
    path: onHiddenMessage,
    form: reason,
    proves: "NOTICE-52",
  }),
  "GET /admin/profile/:id/sperren": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/sperren" }),
  "POST /admin/profile/:id/sperren": write("→ /admin/profile/…", {
    path: onProfile("/sperren"),
    form: { ...reason, word: "sperren" },
  }),
  "GET /admin/profile/:id/entsperren": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/entsperren" }),
  "POST /admin/profile/:id/entsperren": write("→ /admin/profile/…", {
    path: onProfile("/entsperren", "blocked"),
    form: reason,
  }),

  "GET /admin/profile/:id/rollen": superadmins("→ /admin/profile/1", { path: "/admin/profile/1/rollen" }),
  "POST /admin/profile/:id/rollen": write("→ /admin/profile/…", {
    path: onProfile("/rollen"),
    form: { moderation: "on" },
    proves: "ADM-52",
  }),

  "GET /admin/ausschreibungen/:id": superadmins(200, { path: onCall(), proves: "ROLE-60" }),
  "GET /admin/ausschreibungen/:id/empfehlen": superadmins("→ /admin/ausschreibungen/1", {
    path: "/admin/ausschreibungen/1/empfehlen",
  }),
  "POST /admin/ausschreibungen/:id/empfehlen": write("→ /admin/ausschreibungen/…", {
    path: onCall("/empfehlen"),
    form: { featuredUntil: "" },
  }),
  "GET /admin/ausschreibungen/:id/ausblenden": superadmins("→ /admin/ausschreibungen/1", {
    path: "/admin/ausschreibungen/1/ausblenden",
  }),
  "POST /admin/ausschreibungen/:id/ausblenden": write("→ /admin/ausschreibungen/…", {
    path: onCall("/ausblenden"),
    form: reason,
    proves: "ROLE-60",
  }),
  "GET /admin/ausschreibungen/:id/einblenden": superadmins("→ /admin/ausschreibungen/1", {
    path: "/admin/ausschreibungen/1/einblenden",
  }),
  "POST /admin/ausschreibungen/:id/einblenden": write("→ /admin/ausschreibungen/…", {
    path: onCall("/einblenden", true),
    form: reason,
  }),
  "GET /admin/ausschreibungen/:id/loeschen": superadmins("→ /admin/ausschreibungen/1", {
    path: "/admin/ausschreibungen/1/loeschen",
  }),
  "POST /admin/ausschreibungen/:id/loeschen": write("→ /admin/profile/…", {
    path: onCall("/loeschen"),
    form: deletion,
    proves: "ROLE-60",
  }),

  "GET /admin/arbeiten/:id": superadmins(200, { path: onWork(), proves: "WORK-44" }),
  "GET /admin/arbeiten/:id/ausblenden": superadmins("→ /admin/arbeiten/1", { path: "/admin/arbeiten/1/ausblenden" }),
  "POST /admin/arbeiten/:id/ausblenden": write("→ /admin/arbeiten/…", {
    path: onWork("/ausblenden"),
    form: reason,
    proves: "WORK-44",
  }),
  "GET /admin/arbeiten/:id/einblenden": superadmins("→ /admin/arbeiten/1", { path: "/admin/arbeiten/1/einblenden" }),
  "POST /admin/arbeiten/:id/einblenden": write("→ /admin/arbeiten/…", {
    path: onWork("/einblenden", true),
    form: reason,
  }),
  "GET /admin/arbeiten/:id/loeschen": superadmins("→ /admin/arbeiten/1", { path: "/admin/arbeiten/1/loeschen" }),
  "POST /admin/arbeiten/:id/loeschen": write("→ /admin/profile/…", {
    path: onWork("/loeschen"),
    form: deletion,
    proves: "WORK-44",
  }),

  "GET /admin/posts/:id": superadmins(200, { path: onPost(), proves: "ROLE-60" }),
  "GET /admin/posts/:id/ausblenden": superadmins("→ /admin/posts/1", { path: "/admin/posts/1/ausblenden" }),
  "POST /admin/posts/:id/ausblenden": write("→ /admin/posts/…", {
    path: onPost("/ausblenden"),
    form: reason,
    proves: "ROLE-60",
  }),
  "GET /admin/posts/:id/einblenden": superadmins("→ /admin/posts/1", { path: "/admin/posts/1/einblenden" }),
  "POST /admin/posts/:id/einblenden": write("→ /admin/posts/…", { path: onPost("/einblenden", true), form: reason }),
  "GET /admin/posts/:id/loeschen": superadmins("→ /admin/posts/1", { path: "/admin/posts/1/loeschen" }),
  "POST /admin/posts/:id/loeschen": write("→ /admin/profile/…", {
    path: onPost("/loeschen"),
    form: deletion,
    proves: "ROLE-60",
  }),

  "GET /admin/mails/:id/wiederholen": superadmins("→ /admin/dashboard", { path: "/admin/mails/1/wiederholen" }),
  "POST /admin/mails/:id/wiederholen": write(404, { path: "/admin/mails/1/wiederholen" }),
  "GET /admin/mails/:id/verwerfen": superadmins("→ /admin/dashboard", { path: "/admin/mails/1/verwerfen" }),
  "POST /admin/mails/:id/verwerfen": write(404, { path: "/admin/mails/1/verwerfen", form: { word: "verwerfen" } }),
  ...newsletterRoleRows,
  "GET /admin/ausschreibungen": superadmins(),
  "GET /admin/gesucht": superadmins(),
  "GET /admin/markt": superadmins(),
  "GET /admin/markt/tabelle.csv": { all: 403, superadmin: 200 },
  ...lookRoleRows,
  "GET /admin/einrichten": superadmins(),
  "GET /admin/einrichten/probe": superadmins("→ /admin/einrichten"),
  "POST /admin/einrichten/probe": write("→ /admin/einrichten"),
  "GET /admin/einrichten/gelesen": superadmins("→ /admin/einrichten"),
  "POST /admin/einrichten/gelesen": write("→ /admin/einrichten"),
  "GET /admin/protokoll": superadmins(),
  "GET /admin/listen/:list": { path: "/admin/listen/protokoll", all: 403, superadmin: 200 },
} satisfies Record<`GET /${string}` | `POST /claim-profile/${string}`, Row> & Record<`POST /admin/${ActOfDesk}`, Row>);
