import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, blockedPeople, conversations, messages, profiles } from "~/db/schema";
import { takeAway } from "../../../tests/support/break-database";
import { clearProfiles } from "../../../tests/support/clear";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { untilBlocked } from "../../../tests/support/locks";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  monthAgo,
  type Person,
} from "../../../tests/support/people";
import { recordQueries } from "../../../tests/support/queries";
import { orRefusal } from "../../../tests/support/send-offer";
import { sendMessage } from "./send-message.server";

withJobs();

const text = { senderEmail: "anna@atelier.example", subject: "Hallo", message: "Guten Tag, ich hätte eine Idee." };

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, { memberSince: monthAgo, contactEmail: text.senderEmail });
  berg = await createCompany(db, { contactEmail: "buero@berg.example" });
});

interface Answer {
  status: number;
  title?: string;
  problem?: string;
  fields: Record<string, string[] | null>;
}

async function send(
  fields: Record<string, string> = {},
  to = `an=unternehmen/${berg.slug}`,
  from = anna,
): Promise<Answer> {
  const answer = await orRefusal(sendMessage(from, new URLSearchParams(to), formOf({ ...text, ...fields }), null));
  if (answer instanceof Response) return { status: answer.status, fields: {} };
  const { result, problem } = answer.data;
  return {
    status: answer.init?.status ?? 200,
    title: problem?.title,
    problem: problem?.text,
    fields: result?.error ?? {},
  };
}

async function addCall(values: Partial<typeof ausschreibungen.$inferInsert> = {}) {
  const call = { title: "Etiketten", slug: "etiketten", description: "Fünf", category: "Packaging", userId: berg.id };
  const [row] = await db
    .insert(ausschreibungen)
    .values({ ...call, ...values })
    .returning();
  return `ausschreibung=${row?.id}`;
}

describe("a message that is sent", () => {
  it("is kept with sender, recipient, call and text, and waits for its mail [MSG-16, MSG-18, DATA-33]", async () => {
    expect(await send({ senderMitarbeiter: "Frau Moser" }, await addCall())).toEqual({ status: 303, fields: {} });
    const [row] = await db.select().from(messages);
    expect(row).toMatchObject({
      ...text,
      senderId: anna.id,
      recipientId: berg.id,
      senderName: anna.name,
      senderMitarbeiter: "Frau Moser",
      deliveryState: "queued",
    });
    expect(row?.ausschreibungId).not.toBeNull();
    const [mail] = await queuedMails("buero@berg.example");
    expect(mail).toMatchObject({
      subject: "Hallo",
      messageId: row?.id,
      replyTo: { name: anna.name, address: text.senderEmail },
    });
    expect(mail?.text).toContain("Frau Moser");
    expect(mail?.text).toContain("„Etiketten“");
  });

  // The queue has a connection of its own, which may speak at any time.
  const verbsOf = async (run: () => Promise<unknown>) =>
    (await recordQueries(run))
      .filter(({ text }) => !text.includes("pgboss"))
      .map(({ text }) => text.trim().split(/\s/)[0]);

  it("is one transaction of few statements, to a profile as well as about a call", async () => {
    const call = await addCall();
    for (const to of [undefined, call]) {
      const verbs = await verbsOf(() => send({ senderEmail: anna.email }, to));
      expect([verbs[0], verbs.at(-1)]).toEqual(["begin", "commit"]);
      expect(verbs.length).toBeLessThanOrEqual(14);
    }
  });

  /** Sends a message while this is being written and not yet stored. */
  async function sendDuring(write: (tx: Transaction) => Promise<unknown>): Promise<Answer> {
    const [written, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = db.transaction(async (tx) => {
      await write(tx);
      written.resolve();
      await stored.promise;
    });
    await written.promise;
    const answer = send();
    await untilBlocked(db);
    stored.resolve();
    await writing;
    return answer;
  }

  it("is refused when the other side blocks its sender at the same moment", async () => {
    const answer = await sendDuring(async (tx) => {
      await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, anna.id)).for("no key update");
      await tx.insert(blockedPeople).values({ blockerId: berg.id, blockedId: anna.id });
    });
    expect(answer.problem).toBe(`${berg.name} nimmt zurzeit keine Nachrichten an.`);
    expect([await db.$count(messages), await db.$count(conversations)]).toEqual([0, 0]);
  });

  it("joins the conversation that the other side opens at the same moment [TALK-02]", async () => {
    const sides = { about: "profil", starterId: berg.id, otherId: anna.id, subject: "Plakat" } as const;
    expect((await sendDuring((tx) => tx.insert(conversations).values(sides))).status).toBe(303);
    const [{ id } = { id: "" }] = await db.select({ id: conversations.id }).from(conversations);
    expect((await queuedMails("buero@berg.example")).at(-1)?.text).toContain(`/nachrichten/${id}#neueste\n`);
    expect(await db.select({ in: messages.conversationId }).from(messages)).toEqual([{ in: id }]);
  });

  it("begins a conversation that is unread for the other side", async () => {
    expect((await send()).status).toBe(303);
    const [conversation] = await db.select().from(conversations);
    const [message] = await db.select().from(messages);
    expect(conversation).toMatchObject({ starterUnread: 0, otherUnread: 1, lastMessageAt: message?.createdAt });
    expect(message).toMatchObject({ conversationId: conversation?.id, isReply: false });

    await send({ message: "Noch etwas." });
    expect(await db.select({ unread: conversations.otherUnread }).from(conversations)).toEqual([{ unread: 2 }]);
  });

  it("counts once when it was sent twice, as by a double click [MSG-18]", async () => {
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await db.$count(messages)).toBe(1);
    await send({ message: "Und noch etwas." });
    expect(await db.$count(messages)).toBe(2);
  });

  it("goes to the contact address, else to the address of the account [MSG-17]", async () => {
    const tal = await createCompany(db, { contactEmail: " " });
    await send({}, `an=unternehmen/${tal.slug}`);
    expect(await queuedMails(tal.email)).toHaveLength(1);
  });

  it("is not taken from somebody who has been blocked since the page was opened [DATA-13]", async () => {
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect(await send()).toMatchObject({ status: 403, problem: "Ihr Profil konnte nicht geladen werden" });
    expect(await db.$count(messages)).toBe(0);
  });

  it("is not kept when its mail can't be queued [MSG-18, MSG-20]", async () => {
    await takeAway(db, "schema", "pgboss");
    expect(await send()).toMatchObject({
      status: 500,
      title: "Fehler beim Senden der Nachricht",
      problem: "Die Nachricht konnte nicht gesendet werden",
    });
    expect(await db.$count(messages)).toBe(0);
  });

  it.each([
    ["subject", "Hallo\r\nBcc: alle@example.com", "Hallo Bcc: alle@example.com"],
    ["senderMitarbeiter", "Eva\nTo: x@example.com", "Eva To: x@example.com"],
  ])("keeps a line break out of %s, where it could become a header [MSG-18]", async (name, given, kept) => {
    await send({ [name]: given });
    const [row] = await db.select().from(messages);
    expect(row).toMatchObject({ [name]: kept });
  });

  it("does not take a line break in the address of the sender [MSG-26]", async () => {
    const answer = await send({ senderEmail: "a@b.example\r\nBcc: c@d.example" });
    expect(answer.fields.senderEmail).toEqual(["Bitte geben Sie eine gültige E-Mail-Adresse ein"]);
  });
});

describe("a message that is refused", () => {
  it.each([
    ["senderEmail", "E-Mail ist ein Pflichtfeld"],
    ["subject", "Betreff ist ein Pflichtfeld"],
    ["message", "Nachricht ist ein Pflichtfeld"],
  ])("says what is missing at %s [MSG-10, MSG-11, MSG-12, MSG-13]", async (name, refusal) => {
    expect((await send({ [name]: " \n " })).fields[name]).toEqual([refusal]);
    expect((await send({ [name]: "" })).fields[name]).toEqual([refusal]);
  });

  it.each([
    ["subject", 200, "Der Betreff darf höchstens 200 Zeichen lang sein"],
    ["message", 5000, "Die Nachricht darf höchstens 5.000 Zeichen lang sein"],
    ["senderMitarbeiter", 120, "Bitte höchstens 120 Zeichen"],
  ])("takes no %s of more than %i characters [MSG-26]", async (name, longest, refusal) => {
    expect((await send({ [name]: "x".repeat(longest + 1) })).fields[name]).toEqual([refusal]);
    expect((await send({ [name]: "x".repeat(longest) })).status).toBe(303);
  });

  it("needs someone who is signed in, and a profile that is there [AUTH-44, MSG-15, MSG-22, MSG-23, CALL-66, CALL-67]", async () => {
    const answer = await sendMessage(null, new URLSearchParams(`an=unternehmen/${berg.slug}`), new FormData(), null);
    expect(answer).toMatchObject({
      init: { status: 401 },
      data: {
        problem: {
          title: "Anmeldung erforderlich",
          text: "Sie müssen angemeldet sein, um eine Nachricht zu senden",
        },
      },
    });
    await deletePerson(db, anna);
    expect(await send()).toMatchObject({ title: "Fehler", problem: "Ihr Profil konnte nicht geladen werden" });
  });

  it("says so when the recipient takes none, is not there, or is oneself [MSG-03, CALL-68]", async () => {
    const call = await addCall();
    await changePerson(db, berg, { acceptsMessages: false });
    expect((await send()).problem).toBe(`${berg.name} nimmt zurzeit keine Nachrichten an.`);
    await changePerson(db, berg, { profileStatus: "hidden", showsCallsWhileHidden: true });
    expect((await send({}, call)).problem).toBe("Unternehmensprofil konnte nicht gefunden werden");
    expect((await send({}, "an=kreative/gibt-es-nicht")).problem).toBe("Das Profil konnte nicht gefunden werden");
    expect((await send({}, `an=kreative/${anna.slug}`)).problem).toMatch(/An sich selbst/);
    expect(await db.$count(messages)).toBe(0);
  });

  it("does not answer a call that is over or gone [CALL-69]", async () => {
    expect((await send({}, await addCall({ deadline: "2026-01-01" }))).problem).toMatch(/abgelaufen/);
    expect((await send({}, await addCall({ hidden: true }))).problem).toMatch(/gibt es nicht mehr/);
    expect((await send({}, "ausschreibung=abc")).problem).toMatch(/gibt es nicht mehr/);
  });
});
