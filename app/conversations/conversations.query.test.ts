import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { ausschreibungen, conversations, mailPreferences, messages, profiles } from "~/db/schema";
import { createCallOf } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createCompany, createPerson, deletePerson, type Person } from "../../tests/support/people";
import { conversationOf, openConversation } from "./open-conversation.server";
import { noteInConversation, writeInConversation } from "./write.server";

withJobs();

let anna: Person;
let berg: Person;
let call: { id: number; title: string };

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db);
  berg = await createCompany(db);
  call = await createCallOf(db, berg, { title: "Etiketten" });
});

interface Opening {
  starterId: string;
  otherId: string;
  call?: { id: number; title: string };
}

function open({ call, ...pair }: Opening, subject = "Hallo"): Promise<string> {
  return db.transaction((tx) => openConversation(tx, { ...pair, callId: call?.id ?? null }, call?.title ?? subject));
}

const write = (conversationId: string, sender: Person, message: string) =>
  db.transaction((tx) =>
    writeInConversation(tx, {
      conversationId,
      sender,
      text: { message },
      mail: (url) => ({ subject: "Neu", greeting: "Guten Tag", paragraphs: [message, url] }),
    }),
  );

const read = async (id: string) =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0] ?? expect.fail();

describe("a conversation [TALK-02]", () => {
  it("is one for each pair and one for each pair and call, whoever begins and however many at once", async () => {
    const there = { starterId: anna.id, otherId: berg.id };
    const back = { starterId: berg.id, otherId: anna.id };
    const opened = await Promise.all([there, back, there, back, there].map((pair) => open(pair)));
    expect(new Set(opened).size).toBe(1);
    const aboutCall = await Promise.all([there, there, back].map((pair) => open({ ...pair, call })));
    expect(new Set(aboutCall).size).toBe(1);
    expect(aboutCall[0]).not.toBe(opened[0]);
    expect(await db.$count(conversations)).toBe(2);
    const found = await db.execute(sql`select ${conversationOf({ ...back, callId: call.id })} as id`);
    expect(found.rows).toEqual([{ id: aboutCall[0] }]);
  });

  it("keeps the title of a call that was deleted, and stays beside the one about the profiles", async () => {
    const pair = { starterId: anna.id, otherId: berg.id };
    const [profile, aboutCall] = [await open(pair), await open({ ...pair, call })];
    await db.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id));
    expect(await read(aboutCall)).toMatchObject({
      subject: "Etiketten",
      ausschreibungId: null,
      about: "ausschreibung",
    });
    expect(await open(pair)).toBe(profile);
  });

  it("has an id that reveals nothing about the next", async () => {
    const ids = [await open({ starterId: anna.id, otherId: berg.id })];
    ids.push(await open({ starterId: anna.id, otherId: berg.id, call }));
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("is never with oneself", async () => {
    const alone = open({ starterId: anna.id, otherId: anna.id }).catch((error: unknown) => error);
    expect(violatedConstraint(await alone)).toBe("conversations_two");
  });
});

describe("what is written in it [TALK-03]", () => {
  it("counts as unread for the other side only, goes out by mail, and knows what is a reply", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id });
    await write(id, anna, "Eins");
    await write(id, anna, "Zwei");
    await write(id, berg, "Drei");
    expect(await read(id)).toMatchObject({ starterUnread: 1, otherUnread: 2 });
    const rows = await db.select().from(messages).orderBy(asc(messages.id));
    expect(rows.map(({ message, isReply, recipientId }) => [message, isReply, recipientId])).toEqual([
      ["Eins", false, berg.id],
      ["Zwei", false, berg.id],
      ["Drei", true, anna.id],
    ]);
    expect((await queuedMails(berg.email)).map(({ messageId }) => messageId)).toEqual([rows[0]?.id, rows[1]?.id]);
    expect((await queuedMails(anna.email))[0]?.text).toContain(`/nachrichten/${id}`);
  });

  it("counts exactly when both write at once", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id });
    await Promise.all([1, 2, 3, 4, 5].flatMap((count) => [write(id, anna, `a${count}`), write(id, berg, `b${count}`)]));
    expect(await read(id)).toMatchObject({ starterUnread: 5, otherUnread: 5 });
    expect(await db.$count(messages)).toBe(10);
  });

  it("has lines about changes of state, unread for the other side and without a mail", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id, call });
    await db.transaction((tx) => noteInConversation(tx, { conversationId: id, actorId: berg.id, text: "Ausgewählt" }));
    expect(await read(id)).toMatchObject({ starterUnread: 1, otherUnread: 0 });
    const [row] = await db.select().from(messages);
    expect(row).toMatchObject({
      kind: "notice",
      message: "Ausgewählt",
      ausschreibungId: call.id,
      deliveryState: "none",
    });
    expect(await queuedMails(anna.email)).toEqual([]);
  });

  it("is closed to strangers", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id });
    await expect(write(id, await createPerson(db), "Fremd")).rejects.toThrow("Nobody is left to write to");
    expect(await db.$count(messages)).toBe(0);
  });

  it("goes without a mail to whoever has switched off mails of this kind [TALK-05]", async () => {
    await db.insert(mailPreferences).values({ profileId: berg.id, kind: "nachrichten" });
    await write(await open({ starterId: anna.id, otherId: berg.id }), anna, "Hallo");
    expect(await queuedMails(berg.email)).toEqual([]);
    expect((await db.select().from(messages))[0]?.deliveryState).toBe("none");
  });
});

describe("when an account is deleted [TALK-04]", () => {
  it("the other side keeps its own words and that there was an answer, but no name, address or text", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id }, "Von Anna");
    await write(id, anna, "Meine Worte");
    await write(id, berg, "Eure Antwort");
    await deletePerson(db, anna);
    expect(await read(id)).toMatchObject({ starterId: null, otherId: berg.id, subject: null });
    const rows = await db.select().from(messages).orderBy(asc(messages.id));
    expect(rows).toMatchObject([
      { kind: "gone", message: null, subject: null, senderId: null, senderName: null, senderEmail: null },
      { kind: "text", message: "Eure Antwort", senderId: berg.id, recipientId: null },
    ]);
    await expect(write(id, berg, "Noch da?")).rejects.toThrow("Nobody is left to write to");
  });

  it("the conversation goes with the second account, also when both go at once", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id, call });
    await Promise.all([write(id, anna, "Eins"), write(id, berg, "Zwei")]);
    await Promise.all([anna, berg].map((one) => deletePerson(db, one)));
    expect([await db.$count(conversations), await db.$count(messages)]).toEqual([0, 0]);
  });

  it("a message that is being written at the same moment is kept before or refused after", async () => {
    const id = await open({ starterId: anna.id, otherId: berg.id });
    await write(id, berg, "Eins");
    const [deleted, written] = await Promise.allSettled([
      db.transaction(async (tx) => {
        await tx.select().from(profiles).where(eq(profiles.id, anna.id)).for("update");
        await deletePerson(tx, anna);
      }),
      write(id, berg, "Zwei"),
    ]);
    expect(deleted.status).toBe("fulfilled");
    expect(await db.$count(messages)).toBe(written.status === "fulfilled" ? 2 : 1);
  });
});
