import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { findUnsuitable } from "~/features/calls/list/suggested-calls.server";
import { findInvitationOnCall } from "~/features/calls/own/invitations/invitations.server";
import { listQuestions } from "~/features/calls/own/questions/questions.server";
import { whyNotMessage } from "~/features/messages/why-not-send.server";
import { findOwnOffers } from "~/features/offers/own/find-offer.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { createCallOf } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { createCompany, createPerson } from "../../tests/support/people";
import { recordQueries } from "../../tests/support/queries";

beforeEach(clearProfiles);

it("each connection plans once what the pages of calls and profiles read for each reader [FAST-145]", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const { id } = await createCallOf(db, berg);
  const sent = await recordQueries(async () => {
    await findUnsuitable(anna.id, [id]);
    await findOwnOffers([id], anna.id);
    await findInvitationOnCall(id, anna.id);
    await listQuestions(id, anna.id);
    await listFilesOfCall(id, anna);
    await findReachedLimit("question", anna.id);
    await whyNotMessage(anna, { ...berg, acceptsMessages: true });
  });
  expect(sent).toHaveLength(8);
  expect(sent.filter(({ name }) => !name).map(({ text }) => text)).toEqual([]);
});
