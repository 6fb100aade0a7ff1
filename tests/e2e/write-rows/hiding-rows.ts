import type { Page } from "@playwright/test";
import { db } from "../../../app/db/client.server";
import { createHiddenAnswer, createHiddenCollaboration } from "../../support/collaborations";
import { createHiddenCollection } from "../../support/collections";
import { createPerson } from "../../support/people";
import { createHiddenQuestion } from "../../support/questions";
import { createHiddenMessage } from "../../support/reports";
import { inMain, unfold, type WriteRow } from "./write-row";

const giveReason = (page: Page) =>
  page.getByLabel("Grund", { exact: true }).first().fill("Verstößt gegen die Nutzungsbedingungen.");

const onProfile = (hiddenBySuperadmin: boolean) =>
  async function profilePage() {
    return `/admin/profile/${(await createPerson(db, { hiddenBySuperadmin })).id}`;
  };

async function onHiddenMessage() {
  const { subjectId } = await createHiddenMessage(db, await createPerson(db), await createPerson(db));
  return `/admin/meldungen/${subjectId}`;
}

const onHiddenQuestion = async () => `/admin/meldungen/${(await createHiddenQuestion(db)).subjectId}`;

const onHiddenSentence = async () => `/admin/meldungen/${(await createHiddenCollaboration(db)).subjectId}`;

const onHiddenAnswer = async () => `/admin/meldungen/${(await createHiddenAnswer(db)).subjectId}`;

const onHiddenList = async () => `/admin/meldungen/${(await createHiddenCollection(db)).subjectId}`;

const unfoldAndGiveReason = (summary: string) =>
  async function giveReasonInside(page: Page) {
    await unfold(page, summary);
    await giveReason(page);
  };

const row = (page: WriteRow["page"], name: string, verb: string, fill = giveReason): WriteRow => ({
  as: "superadmin",
  page,
  fill,
  button: inMain(name),
  says: `Fehler beim ${verb}`,
});

/** What a superadmin hides and shows again besides calls, posts and works. */
export const hidingRows = {
  "POST /admin/profile/:id/ausblenden": row(
    onProfile(false),
    "Profil ausblenden",
    "Ausblenden",
    unfoldAndGiveReason("Ausblenden"),
  ),
  "POST /admin/profile/:id/einblenden": row(
    onProfile(true),
    "Profil einblenden",
    "Einblenden",
    unfoldAndGiveReason("Wieder einblenden"),
  ),
  "POST /admin/fragen/:id/einblenden": row(onHiddenQuestion, "Einblenden", "Einblenden"),
  "POST /admin/zusammenarbeit/:id/einblenden": row(onHiddenSentence, "Einblenden", "Einblenden"),
  "POST /admin/antworten/:id/einblenden": row(onHiddenAnswer, "Einblenden", "Einblenden"),
  "POST /admin/merklisten/:id/einblenden": row(onHiddenList, "Einblenden", "Einblenden"),
  "POST /admin/nachrichten/:id/einblenden": row(onHiddenMessage, "Einblenden", "Einblenden"),
} satisfies Record<string, WriteRow>;
