import { asc, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { conversations, messages } from "~/db/schema";
import { formatMoment } from "~/text/dates";
import { clearProfiles } from "../../../tests/support/clear";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { changePerson, createCompany, createPerson, longMember, type Person } from "../../../tests/support/people";
import { sendReply } from "./reply.server";
import { sendMessage } from "./send-message.server";

withJobs();

const text = { senderEmail: "anna@atelier.example", subject: "Hallo", message: "Guten Tag, ich hätte eine Idee." };

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, longMember);
  berg = await createCompany(db);
});

const toCompany = (company = berg) => `an=unternehmen/${company.slug}`;

async function send(fields: { subject?: string } = {}, to = toCompany(), from = anna) {
  const answer = await sendMessage(from, new URLSearchParams(to), formOf({ ...text, ...fields }), null);
  if (answer instanceof Response) return { status: answer.status };
  const { problem } = answer.data;
  return { status: answer.init?.status, title: problem?.title, problem: problem?.text };
}

describe("how many messages an account may send [MSG-18]", () => {
  it("is 20 within 24 hours, and tells when the next may follow", async () => {
    const companies = await Promise.all([1, 2, 3, 4].map(() => createCompany(db)));
    for (let count = 0; count < 20; count += 1) {
      expect((await send({ subject: `Idee ${count}` }, toCompany(companies[count % 4]))).status).toBe(303);
    }
    const answer = await send();
    expect(answer.status).toBe(429);
    const [first] = await db.select().from(messages).orderBy(asc(messages.createdAt)).limit(1);
    const again = new Date((first?.createdAt.getTime() ?? 0) + 86_400_000);
    expect(answer.problem).toContain(`ab ${formatMoment(again)}`);

    await db.execute(sql`update messages set created_at = created_at - interval '24 hours'`);
    expect((await send()).status).toBe(303);
  });

  it("is 5 in the first week, and tells when it ends", async () => {
    const ben = await createPerson(db);
    for (let count = 0; count < 5; count += 1) {
      expect((await send({ subject: `Idee ${count}` }, undefined, ben)).status).toBe(303);
    }
    await db.execute(sql`update messages set created_at = created_at - interval '2 days'`);
    const answer = await send({}, undefined, ben);
    expect(answer).toMatchObject({ status: 429 });
    expect(answer.problem).toContain(formatMoment(new Date(ben.memberSince.getTime() + 7 * 86_400_000)));
  });

  it("holds when many are sent at once", async () => {
    await changePerson(db, berg, { contactEmail: null });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => send({ subject: `Idee ${count}` })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
    expect(await db.$count(messages)).toBe(5);
    expect(await queuedMails(berg.email)).toHaveLength(5);
    const tal = await createCompany(db);
    const more = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const company = index ? await createCompany(db) : tal;
        return Promise.all([1, 2, 3, 4, 5].map((count) => send({ subject: `Idee ${count}` }, toCompany(company))));
      }),
    );
    expect(more.flat().filter(({ status }) => status === 303)).toHaveLength(15);
    expect(await db.$count(messages)).toBe(20);
  });

  it("is 5 a day to one person, and tells when the next may follow [SAFE-54]", async () => {
    for (let count = 0; count < 5; count += 1) expect((await send({ subject: `Idee ${count}` })).status).toBe(303);
    const answer = await send();
    expect(answer.status).toBe(429);
    const [first] = await db.select().from(messages).orderBy(asc(messages.createdAt)).limit(1);
    const again = new Date((first?.createdAt.getTime() ?? 0) + 86_400_000);
    expect(answer.problem).toMatch(
      /^An dieselbe Person sind innerhalb von 24 Stunden 5 Nachrichten und Angebote möglich/,
    );
    expect(answer.problem).toContain(`ab ${formatMoment(again)}`);
    expect((await send({}, toCompany(await createCompany(db)))).status).toBe(303);
  });

  it("does not count what was written while the clock was ahead until that time comes [SAFE-129]", async () => {
    for (let count = 0; count < 5; count += 1) expect((await send({ subject: `Idee ${count}` })).status).toBe(303);
    expect((await send()).status).toBe(429);
    await db.execute(sql`update messages set created_at = created_at + interval '1 year'`);
    expect((await send()).status).toBe(303);
  });

  it("is that of replies to a person who has answered, and refuses the whole message", async () => {
    await send();
    const [row] = await db.select({ id: conversations.id }).from(conversations);
    await sendReply(berg.id, row?.id ?? "", formOf({ message: "Ja, gern." }));
    await db.execute(sql`delete from rate_limits`);
    expect((await send({ subject: "Zwei" })).status).toBe(303);
    await db.execute(sql`update rate_limits set points = 1000000`);
    expect(await send({ subject: "Drei" })).toMatchObject({ status: 429, title: "Zu viele Nachrichten" });
    expect(await db.$count(messages)).toBe(3);
  });

  it("is more for a superadmin [SAFE-51]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    for (let count = 0; count < 7; count += 1) {
      expect((await send({ subject: `Idee ${count}` }, undefined, vera)).status).toBe(303);
    }
  });
});
