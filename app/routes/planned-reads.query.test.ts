import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { findUnsuitable } from "~/features/calls/list/suggested-calls.server";
import { findInvitationOnCall } from "~/features/calls/own/invitations/invitations.server";
import { listQuestions } from "~/features/calls/own/questions/questions.server";
import { findJustWritten } from "~/features/messages/just-written.server";
import { findRecipient } from "~/features/messages/recipients.server";
import { whyNotMessage } from "~/features/messages/why-not-send.server";
import { listBegunOffers } from "~/features/offers/own/begun-offers.server";
import { findDraft, saveDraft } from "~/features/offers/own/draft.server";
import { findAnswer, findOwnOffers } from "~/features/offers/own/find-offer.server";
import { listSentOffers } from "~/features/offers/own/sent-offers.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { createCallOf } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { createCompany, createPerson } from "../../tests/support/people";
import { recordQueries } from "../../tests/support/queries";

beforeEach(clearProfiles);

it("each connection plans once what pages read for each reader [FAST-145]", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const { id } = await createCallOf(db, berg);
  await saveDraft(anna.id, id, {});
  const toCall = new URLSearchParams({ ausschreibung: `${id}` });
  const sent = await recordQueries(async () => {
    await findUnsuitable(anna.id, [id]);
    await findOwnOffers([id], anna.id);
    await findInvitationOnCall(id, anna.id);
    await listQuestions(id, anna.id);
    await listFilesOfCall(id, anna);
    await findReachedLimit("question", anna.id);
    await whyNotMessage(anna, { ...berg, acceptsMessages: true });
    await findRecipient(new URLSearchParams({ an: `unternehmen/${berg.slug}` }), anna.id);
    await findRecipient(toCall, anna.id);
    await findJustWritten(anna.id, berg.id);
    await findAnswer(toCall, anna.id);
    await findDraft(id, anna.id);
    await listSentOffers(anna.id);
    await listBegunOffers(anna.id);
  });
  expect(sent).toHaveLength(16);
  expect(sent.filter(({ name }) => !name).map(({ text }) => text)).toEqual([]);
});
