import { asc, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/db/client.server";
import { conversations, mailPreferences, messages } from "~/db/schema";
import { deliverMail } from "~/mail/deliver.server";
import { isStillWanted, noteFailure } from "~/mail/message-delivery.server";
import {
  footerSwitchUrlOf,
  headSwitchUrlOf,
  isSwitchedOff,
  readSwitchLink,
  switchMails,
} from "~/mail/switch-off.server";
import { addDays, dayInVienna } from "~/text/dates";
import { clearProfiles } from "../../tests/support/clear";
import { createConversation } from "../../tests/support/conversations";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createCompany, createPerson, deletePerson, type Person } from "../../tests/support/people";
import { sendCollectedMail } from "./gather.server";
import { writeInConversation } from "./write.server";

withJobs();

let anna: Person;
let berg: Person;
let conversationId: string;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  anna = await createPerson(db);
  berg = await createCompany(db);
  conversationId = (await createConversation(db, anna, berg)).id;
  await db.update(messages).set({ deliveryState: "sent", createdAt: new Date(Date.now() - 3_600_000) });
});

const write = (message: string, sender = anna) =>
  db.transaction((tx) =>
    writeInConversation(tx, { conversationId, sender, text: { message, senderEmail: sender.email } }),
  );

const states = async () =>
  (await db.select().from(messages).orderBy(asc(messages.id))).slice(1).map(({ deliveryState }) => deliveryState);

const jobs = async () => {
  const { rows } = await db.execute<{ data: { recipientId: string }; minutes: number }>(sql`
    select data, round(extract(epoch from start_after - created_on) / 60)::int as minutes
    from pgboss.job where name = 'gathered-mails'`);
  return rows;
};

const read = (side: "starter" | "other") =>
  db
    .update(conversations)
    .set(
      side === "starter"
        ? { starterUnread: 0, starterReadAt: sql`clock_timestamp()` }
        : { otherUnread: 0, otherReadAt: sql`clock_timestamp()` },
    );

describe("the mails of a conversation [TALK-20]", () => {
  it("go out at once after a pause, and what follows within ten minutes is gathered in one mail", async () => {
    await write("Eins");
    expect((await queuedMails(berg.email)).map(({ text }) => text.includes("Eins"))).toEqual([true]);
    await write("Zwei");
    await write("Drei");
    expect(await states()).toEqual(["queued", "waiting", "waiting"]);
    expect(await jobs()).toEqual([{ data: { conversationId, recipientId: berg.id }, minutes: 10 }]);
    await Promise.all([1, 2, 3].map(() => sendCollectedMail({ conversationId, recipientId: berg.id })));
    const [, gathered, ...more] = await queuedMails(berg.email);
    expect(more).toEqual([]);
    expect(gathered?.text).toContain(`${anna.name} hat Ihnen 2 Nachrichten geschrieben.`);
    expect(gathered?.text).toContain("Zwei\n\nDrei");
    expect(await states()).toEqual(["queued", "queued", "queued"]);
    await deliverMail(gathered ?? expect.fail(), "gathered-1");
    expect(await states()).toEqual(["queued", "sent", "sent"]);
  });

  it("do not go to whoever has read the messages on the site", async () => {
    await write("Eins");
    await write("Zwei");
    await read("other");
    await sendCollectedMail({ conversationId, recipientId: berg.id });
    const [first, ...more] = await queuedMails(berg.email);
    expect(more).toEqual([]);
    expect(await isStillWanted(first ?? expect.fail())).toBe(false);
    expect(await states()).toEqual(["none", "none"]);
  });

  it("hold only what is still unread", async () => {
    await write("Eins");
    await write("Zwei");
    await read("other");
    await write("Drei");
    await sendCollectedMail({ conversationId, recipientId: berg.id });
    const [, gathered] = await queuedMails(berg.email);
    expect(gathered?.text).toContain("Drei");
    expect(gathered?.text).not.toContain("Zwei");
    expect(await states()).toEqual(["queued", "none", "queued"]);
  });

  it("wait while the other side is about, because it may read at any moment", async () => {
    await read("other");
    await write("Eins");
    expect([await queuedMails(berg.email), await states()]).toEqual([[], ["waiting"]]);
    await write("Gern!", berg);
    expect(await queuedMails(anna.email)).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it("are one failure for their sender, with all texts in it", async () => {
    await write("Eins");
    await write("Zwei");
    await write("Drei");
    await sendCollectedMail({ conversationId, recipientId: berg.id });
    const [, gathered] = await queuedMails(berg.email);
    await Promise.all([noteFailure(gathered ?? expect.fail()), noteFailure(gathered ?? expect.fail())]);
    const told = await queuedMails(anna.email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Zwei\n\nDrei");
    expect(await states()).toEqual(["queued", "failed", "failed"]);
  });

  it("are nothing once the conversation is gone", async () => {
    await deletePerson(db, anna);
    await sendCollectedMail({ conversationId, recipientId: berg.id });
    expect(await queuedMails(berg.email)).toEqual([]);
  });
});

describe("the link that switches mails off [TALK-21]", () => {
  const link = () => new URL(headSwitchUrlOf(berg.id, "nachrichten")).searchParams;

  it("stands in each mail, in its footer and in its head", async () => {
    await write("Eins");
    const [mail] = await queuedMails(berg.email);
    const url = footerSwitchUrlOf(berg.id, "nachrichten");
    expect(mail?.switchOffUrl).toBe(headSwitchUrlOf(berg.id, "nachrichten"));
    expect(mail?.switchOffUrl).not.toBe(url);
    expect(mail?.text).toContain(`Keine E-Mails mehr über neue Nachrichten:\n${url}`);
    expect(mail?.html).toContain(url.replaceAll("&", "&amp;"));
  });

  it("is for this person and this kind only", () => {
    expect(readSwitchLink(link())).toEqual({ profileId: berg.id, kind: "nachrichten" });
    const forged = [
      ["konto", anna.id],
      ["art", "angebote"],
      ["art", "alles"],
      ["siegel", ""],
      ["siegel", "x".repeat(43)],
    ] as const;
    for (const [name, value] of forged) {
      const changed = link();
      changed.set(name, value);
      expect(readSwitchLink(changed), name).toBeNull();
    }
  });

  it("ends in the footer after 30 days, and can't be made longer [SAFE-108]", () => {
    const footer = new URL(footerSwitchUrlOf(berg.id, "nachrichten")).searchParams;
    const last = addDays(dayInVienna(), 30);
    expect(footer.get("bis")).toBe(last);
    expect(readSwitchLink(footer)).toEqual({ profileId: berg.id, kind: "nachrichten" });
    for (const until of [addDays(last, 1), ""]) {
      const changed = new URLSearchParams(footer);
      changed.set("bis", until);
      expect(readSwitchLink(changed), until).toBeNull();
    }
    const [head, unending] = [link(), new URLSearchParams(footer)];
    unending.delete("bis");
    head.set("bis", last);
    for (const mixed of [head, unending]) expect(readSwitchLink(mixed)).toBeNull();
    const day = 24 * 3_600_000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * day });
    try {
      expect(readSwitchLink(footer)).not.toBeNull();
      vi.setSystemTime(Date.now() + day);
      expect(readSwitchLink(footer)).toBeNull();
      expect(readSwitchLink(link())).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("switches off once and on again, and does no harm after the account has gone", async () => {
    await Promise.all([1, 2].map(() => switchMails(berg.id, "nachrichten", false)));
    expect(await db.$count(mailPreferences)).toBe(1);
    await write("Eins");
    expect([await queuedMails(berg.email), await states()]).toEqual([[], ["none"]]);
    await switchMails(berg.id, "nachrichten", true);
    expect(await db.$count(mailPreferences)).toBe(0);
    await deletePerson(db, berg);
    await switchMails(berg.id, "nachrichten", false);
    expect(await db.$count(mailPreferences)).toBe(0);
  });

  it("says that the mails of a deleted account are off [TALK-64]", async () => {
    const isOff = () => isSwitchedOff(berg.id, "nachrichten");
    expect(await isOff()).toBe(false);
    await switchMails(berg.id, "nachrichten", false);
    expect(await isOff()).toBe(true);
    await switchMails(berg.id, "nachrichten", true);
    await deletePerson(db, berg);
    expect(await isOff()).toBe(true);
  });
});
