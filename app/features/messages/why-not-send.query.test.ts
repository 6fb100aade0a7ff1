import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blockedPeople } from "~/db/schema";
import { messageLimits } from "~/http/limits/messages-and-offers";
import { createCallOf } from "../../../tests/support/calls";
import { clearProfiles } from "../../../tests/support/clear";
import { formOf } from "../../../tests/support/form-of";
import { withJobs } from "../../../tests/support/jobs";
import { useUp } from "../../../tests/support/limits";
import { createCompany, createPerson, longMember, type Person } from "../../../tests/support/people";
import { orRefusal } from "../../../tests/support/send-offer";
import { sendReply, whyNotReply } from "./reply.server";
import { sendMessage } from "./send-message.server";
import { whyNotMessage, whyNotOffer } from "./why-not-send.server";

withJobs();

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db);
  berg = await createCompany(db);
});

const shown = ({ id, name }: Person, acceptsMessages = true) => ({ id, name, acceptsMessages });

/** Sends, and returns why it was refused. */
async function send(from: Person, { slug }: Person): Promise<string | null> {
  const values = { senderEmail: from.email, subject: "Hallo", message: `Guten Tag ${Math.random()}` };
  const to = new URLSearchParams({ an: `unternehmen/${slug}` });
  const answer = await orRefusal(sendMessage(from, to, formOf(values), null));
  if (answer instanceof Response) return null;
  const { problem } = answer.data;
  return problem?.text ?? problem?.title ?? "";
}

it("says before a message what it would be refused with: the first week, the day, a block [TELL-48, MSG-18]", async () => {
  const others = await Promise.all(Array.from({ length: messageLimits.inFirstWeek }, () => createCompany(db)));
  for (const company of others) {
    expect(await whyNotMessage(anna, shown(company))).toBeNull();
    expect(await send(anna, company)).toBeNull();
  }
  const firstWeek = await whyNotMessage(anna, shown(berg));
  expect(firstWeek).toContain("In der ersten Woche");
  expect(await send(anna, berg)).toBe(firstWeek);

  const old = await createPerson(db, longMember);
  for (let count = 0; count < messageLimits.perDayToOne; count += 1) await send(old, berg);
  const sameOne = await whyNotMessage(old, shown(berg));
  expect(sameOne).toContain("An dieselbe Person");
  expect(await send(old, berg)).toBe(sameOne);

  const [carl] = others as [Person];
  expect(await whyNotMessage(old, shown(carl))).toBeNull();
  await db.insert(blockedPeople).values({ blockerId: carl.id, blockedId: old.id });
  const blocked = await whyNotMessage(old, shown(carl));
  expect(blocked).toContain("nimmt zurzeit keine Nachrichten an");
  expect(await send(old, carl)).toBe(blocked);
  expect(await whyNotMessage(null, shown(berg, false))).toContain("keine Nachrichten");
  expect(await whyNotMessage(null, shown(berg))).toBeNull();
});

it("says it before an offer, and calls it an offer [TELL-48]", async () => {
  const [call, other] = [await createCallOf(db, berg), await createCallOf(db, await createCompany(db))];
  const own = await createCallOf(db, anna);
  expect(await whyNotOffer(anna, `${call.id}`)).toBeNull();
  expect((await whyNotOffer(anna, `${own.id}`))?.title).toContain("An sich selbst");
  await db.insert(blockedPeople).values({ blockerId: anna.id, blockedId: berg.id });
  expect(await whyNotOffer(anna, `${call.id}`)).toEqual({ title: `Sie haben ${berg.name} blockiert.` });
  for (let count = 0; count < messageLimits.inFirstWeek; count += 1) await send(anna, await createCompany(db));
  const limit = await whyNotOffer(anna, `${other.id}`);
  expect(limit?.title).toBe("Zu viele Angebote");
  expect(limit?.text).toContain("5 Nachrichten und Angebote");
  expect(await whyNotOffer(null, `${other.id}`)).toBeNull();
  expect(await whyNotOffer(anna, null)).toBeNull();
});

it("says it before a reply, with the limit of replies once the other side has written [TELL-48]", async () => {
  await send(anna, berg);
  const [conversation] = await db.query.conversations.findMany();
  const id = conversation?.id ?? "";
  const reply = async (from: Person) => {
    const answer = await sendReply(from.id, id, formOf({ message: `Und ${Math.random()}` }));
    return answer instanceof Response ? null : answer.data.problem;
  };
  for (let count = 1; count < messageLimits.perDayToOne; count += 1) expect(await reply(anna)).toBeNull();
  const unanswered = await whyNotReply(anna.id, id);
  expect(unanswered?.title).toBe("Zu viele Nachrichten");
  expect(await reply(anna)).toEqual(unanswered);
  await reply(berg);
  expect(await whyNotReply(anna.id, id)).toBeNull();
  await useUp("reply", anna.id);
  const answered = await whyNotReply(anna.id, id);
  expect(answered?.text).toContain("in laufenden Unterhaltungen");
  expect(await reply(anna)).toEqual(answered);
  expect(await whyNotReply(berg.id, id)).toBeNull();
});
