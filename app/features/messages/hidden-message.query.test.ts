import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { isStillWanted } from "~/mail/message-delivery.server";
import { ownAddress } from "~/mail/proven-address";
import { createCallOf } from "../../../tests/support/calls";
import { createConversation } from "../../../tests/support/conversations";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createCompany, createPerson, type Person } from "../../../tests/support/people";
import { openedBy } from "./conversation.server";
import { listInbox } from "./inbox.server";
import { setMessageHidden } from "./superadmin/hide-message.server";

withJobs();

const text = "Sie sind unmöglich.";
const reason = "Setzt eine Person herab.";
const hiddenLine = "Unser Team hat diese Nachricht ausgeblendet.";

let vera: Viewer;
let anna: Person;
let berg: Person;
let conversationId: string;
let messageId: number;

beforeEach(async () => {
  vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  [anna, berg] = [await createPerson(db), await createCompany(db)];
  conversationId = (await createConversation(db, anna, berg, { texts: [text] })).id;
  const [message] = await db.select().from(messages).where(eq(messages.conversationId, conversationId));
  messageId = message?.id ?? 0;
});

const readBy = async ({ id }: Person) => (await openedBy(id, conversationId, null))?.entries[0];
const lineOf = async ({ id }: Person) => (await listInbox(id, { filter: "", after: null })).conversations[0]?.line;
const copyOf = async ({ id }: Person) => JSON.stringify(await collectOwnData(id));

describe("a message that a superadmin hid [NOTICE-52]", () => {
  it("is read by its author alone, with the reason and how to object, until it is shown again", async () => {
    expect(await setMessageHidden(vera, messageId, true, reason)).toBe(true);
    expect(await readBy(berg)).toMatchObject({ text: "", isHidden: true, hiding: null });
    expect(await readBy(anna)).toMatchObject({ text, isHidden: true, hiding: { reason } });
    expect((await readBy(anna))?.hiding?.objectionUrl).toContain("/einspruch?entscheidung=");
    expect([await lineOf(berg), await lineOf(anna)]).toEqual([hiddenLine, text]);
    expect(await copyOf(berg)).not.toContain(text);
    expect(await copyOf(anna)).toContain(text);
    const mail = (await queuedMails(anna.email)).at(-1)?.text;
    expect(mail).toContain(`Ihre Nachricht an ${berg.name} vom `);
    expect(mail).toContain(`/nachrichten/${conversationId}`);

    expect(await setMessageHidden(vera, messageId, false, "Ist geklärt.")).toBe(true);
    expect(await readBy(berg)).toMatchObject({ text, isHidden: false });
    expect(await lineOf(berg)).toBe(text);
    expect((await queuedMails(anna.email)).at(-1)?.subject).toBe("Ihre Nachricht ist wieder sichtbar");
  });

  it("is not mailed any more, alone or with others", async () => {
    const gathered = { to: ownAddress(berg), messageId };
    expect(await isStillWanted(gathered)).toBe(true);
    await setMessageHidden(vera, messageId, true, reason);
    expect(await isStillWanted(gathered)).toBe(false);
    const { id: other } = await createConversation(db, await createPerson(db), berg);
    const [later] = await db.select().from(messages).where(eq(messages.conversationId, other));
    expect(await isStillWanted({ to: ownAddress(berg), messageId: later?.id, gathered: [messageId] })).toBe(false);
  });

  it("is not the text of an offer, which stands on the offer too", async () => {
    const { id: ausschreibungId } = await createCallOf(db, berg);
    await db.update(messages).set({ ausschreibungId, subject: "Angebot" }).where(eq(messages.id, messageId));
    await expect(setMessageHidden(vera, messageId, true, reason)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
