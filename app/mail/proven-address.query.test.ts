import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { messages, reports } from "~/db/schema";
import { sendMessage } from "~/features/messages/send-message.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { tryLimits } from "~/http/limits";
import { countTry } from "~/http/rate-limit.server";
import { formOf } from "../../tests/support/form-of";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createCompany, createPerson, type Person, uniqueEmail } from "../../tests/support/people";
import { createPostOf } from "../../tests/support/posts";
import { createReport } from "../../tests/support/reports";
import { deliverMail, mailFolder } from "./deliver.server";
import { sendMail, sendUnproven } from "./mail.server";
import { ownAddress } from "./proven-address";

withJobs();

const content = { subject: "Grüße", greeting: "Guten Tag", paragraphs: ["Hallo."] };

async function write(from: Person, to: Person, senderEmail: string) {
  const text = { senderEmail, subject: "Hallo", message: "Guten Tag, ich hätte eine Idee." };
  const form = formOf(text);
  expect(await sendMessage(from, new URLSearchParams({ an: `unternehmen/${to.slug}` }), form, null)).toBeInstanceOf(
    Response,
  );
}

it("no message goes to a contact address that its owner has not proven, nor once it was changed [ACCT-84, MSG-17]", async () => {
  const [victim, former] = [uniqueEmail("opfer"), uniqueEmail("frueher")];
  for (const provenContactEmail of [null, former]) {
    const berg = await createCompany(db, { contactEmail: victim, provenContactEmail });
    await write(await createPerson(db), berg, uniqueEmail());
    expect(await queuedMails(victim)).toEqual([]);
    expect(await queuedMails(berg.email)).toEqual([expect.objectContaining({ recipientId: berg.id })]);
  }
});

it("answers by mail go to no address that the sender has only typed [ACCT-86, MSG-18]", async () => {
  const contactEmail = `Atelier-${uniqueEmail()}`;
  const anna = await createPerson(db, { contactEmail });
  const victim = uniqueEmail("opfer");
  for (const [typed, expected] of [
    [victim, undefined],
    [contactEmail, { name: anna.name, address: contactEmail }],
    [anna.email, { name: anna.name, address: anna.email }],
  ] as const) {
    const berg = await createCompany(db);
    await write(anna, berg, typed);
    const [mail] = await queuedMails(berg.email);
    expect(mail?.replyTo).toEqual(expected);
    expect(mail?.text.includes("Antworten Sie einfach auf diese E-Mail") || mail?.text.includes("Oder antworten")).toBe(
      expected !== undefined,
    );
    expect(mail?.text).not.toContain(victim);
  }
});

it("an account takes along the mails to itself and to its proven address, nobody else's [ACCT-87]", async () => {
  const anna = await createPerson(db);
  const thief = await createPerson(db, { contactEmail: anna.email, provenContactEmail: null });
  const squatter = await createPerson(db, { email: uniqueEmail("meldet"), emailVerified: false });
  await sendMail(db, ownAddress(anna), content, { recipientId: anna.id });
  await sendMail(db, ownAddress(anna), content);
  await sendMail(db, ownAddress(thief), content, { recipientId: thief.id });
  await sendUnproven(db, squatter.email, content);
  const { id: report } = await createReport(db, await createPostOf(db, anna), { reporterEmail: squatter.email });

  await deleteAccount(thief.id);
  await deleteAccount(squatter.id);
  expect(await queuedMails(anna.email)).toHaveLength(2);
  expect(await queuedMails(thief.email)).toEqual([]);
  expect(await queuedMails(squatter.email)).toHaveLength(1);
  const reporterOf = async () =>
    (await db.select({ email: reports.reporterEmail }).from(reports).where(eq(reports.id, report)))[0]?.email;
  expect(await reporterOf()).toBe(squatter.email);

  const owner = await createPerson(db, { email: squatter.email });
  await deleteAccount(owner.id);
  expect(await reporterOf()).toBeNull();
  expect(await queuedMails(squatter.email)).toEqual([]);
  await deleteAccount(anna.id);
  expect(await queuedMails(anna.email)).toEqual([]);
});

it("an address gets only so many mails a day that others cause, and a message stays on the site [ACCT-88]", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  await write(anna, berg, anna.email);
  const [mail = expect.fail()] = await queuedMails(berg.email);
  await sendUnproven(db, berg.email, content);
  const unproven = (await queuedMails(berg.email)).find(({ isUnproven }) => isUnproven) ?? expect.fail();
  for (const [name, job, { isSent }] of [
    ["mails-unproven", unproven, { isSent: true }],
    ["mails-of-members", mail, { isSent: false }],
  ] as const) {
    for (let count = 0; count < tryLimits[name].times - (isSent ? 1 : 0); count += 1) await countTry(name, job.to);
    await deliverMail(job, `cap-${name}`);
    expect(readdirSync(mailFolder).includes(`cap-${name}.eml`)).toBe(isSent);
  }
  await deliverMail(unproven, "cap-beyond");
  expect(readdirSync(mailFolder)).not.toContain("cap-beyond.eml");
  const [message] = await db.select().from(messages).where(eq(messages.senderId, anna.id));
  expect(message).toMatchObject({ deliveryState: "none", message: "Guten Tag, ich hätte eine Idee." });
});

it("a mailbox has one cap, whatever is written behind a plus sign, and at Google whatever dots are set [ACCT-88]", async () => {
  const own = uniqueEmail("opfer");
  const note = (address: string, text: string) => address.replace("@", `+${text}@`);
  const google = uniqueEmail("opfer").replace(/@.*/, "@gmail.com");
  for (const [counted, written] of [
    [note(own, "kino"), note(own, "post")],
    [own, note(own, "a+b")],
    [google, google.replace("opfer", "o.pf.er").replace("gmail", "googlemail")],
  ] as const) {
    for (let count = 0; count < tryLimits["mails-unproven"].times; count += 1) {
      await sendUnproven(db, counted, content);
      const [mail = expect.fail()] = (await queuedMails(counted)).slice(-1);
      await deliverMail(mail, `${counted}-${count}`);
    }
    await sendUnproven(db, written, content);
    const [mail = expect.fail()] = (await queuedMails(written)).slice(-1);
    await deliverMail(mail, `beyond-${written}`);
    expect(readdirSync(mailFolder)).not.toContain(`beyond-${written}.eml`);
  }
});
