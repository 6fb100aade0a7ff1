import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { pageSizes } from "~/db/page-sizes";
import * as schema from "~/db/schema";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { Browserless, signIn } from "../support/http";
import { startListenedSite } from "../support/listened-site";
import { createCompany, createPerson, longMember, type Person } from "../support/people";

/** A query that asks about a list of rows is one query, however long the list. */
const withoutLists = (text: string) => text.replaceAll(/\(\$\d+(, \$\d+)*\)/g, "(...)").replaceAll(/\$\d+/g, "$");

it("asks the database as often for thirty calls as for three, on every page of calls and messages [CALL-13, CALL-82, MSG-06, TALK-14]", async () => {
  const { site, listener, db } = await startListenedSite();
  const berg = await createCompany(db, { name: "Studio Berg" });
  const anna = await createPerson(db, longMember);
  const company = await signIn(new Browserless(site.url), berg);
  const creative = await signIn(new Browserless(site.url), anna);
  const first = await createCallOf(db, berg, { title: "Plakat Anfang", category: "Print Design/Plakat" });

  const talk = await createConversation(db, anna, berg, { ausschreibungId: first.id, subject: first.title });

  const pages: [path: string, Browserless, shows: string][] = [
    ["/ausschreibungen", creative, "Plakat"],
    ["/ausschreibungen?kategorie=Print+Design", creative, "Plakat"],
    ["/ausschreibungen?q=Plakat", creative, "Plakat"],
    ["/ausschreibungen?q=Plakat+Anfang&kategorie=Print+Design", creative, "Anfang"],
    ["/ausschreibungen?q=pl", creative, "Plakat"],
    ["/ausschreibungen?q=Studio+Berg", creative, "Plakat"],
    [`/ausschreibungen.data?ausschreibung=${first.id}`, creative, "Anfang"],
    ["/ausschreibungen.data?neu=", company, "newestCall"],
    ["/ausschreibungen/neu", company, "Projekt einstellen"],
    [first.path, creative, "Anfang"],
    [`/unternehmen/${berg.slug}`, creative, "Plakat"],
    ["/profil", company, "Plakat"],
    [`/ausschreibungen/${first.id}/bearbeiten`, company, "Anfang"],
    [`/nachrichten/neu?ausschreibung=${first.id}`, creative, "Anfang"],
    [`/nachrichten/neu?an=unternehmen/${berg.slug}`, creative, "Studio Berg"],
    ["/nachrichten", creative, "Studio Berg"],
    ["/nachrichten?zeige=ausschreibungen", company, "Plakat"],
    [talk.path, creative, "Studio Berg"],
  ];

  async function countAll() {
    const counts: Record<string, string[]> = {};
    for (const [path, browser, shows] of pages) {
      const queries = await listener.during(async () => {
        const page = await browser.get(path);
        expect([page.status, page.html.includes(shows)], path).toEqual([200, true]);
      });
      counts[path] = queries.map(withoutLists);
      expect(counts[path].length, path).toBeGreaterThan(1);
    }
    return counts;
  }

  await fill(2);
  // The first request of a session may renew it, so make it before counting.
  await countAll();
  const [few, again] = [await countAll(), await countAll()];
  expect(again).toEqual(few);
  await fill(pageSizes.calls + 3);
  const many = await countAll();
  for (const [path] of pages) {
    // A search that fills its page does not ask for what is only meant.
    if (path.includes("?q=")) expect(many[path]?.length, path).toBeLessThanOrEqual(few[path]?.length ?? 0);
    else expect(many[path], path).toEqual(few[path]);
  }

  async function fill(count: number) {
    for (let index = 0; index < count; index += 1) {
      const call = await createCallOf(db, berg, { title: `Plakat ${index}`, category: "Print Design/Plakat" });
      await createConversation(db, anna, berg, { ausschreibungId: call.id, subject: call.title });
      await keepMessage(anna, berg, call.id);
      await db.insert(schema.messages).values({ conversationId: talk.id, senderId: berg.id, message: "Noch etwas" });
    }
  }

  async function keepMessage(sender: Person, recipient: Person, call: number) {
    await db.insert(schema.messages).values({
      kind: "mail",
      senderId: sender.id,
      recipientId: recipient.id,
      ausschreibungId: call,
      senderName: sender.name,
      senderEmail: sender.email,
      subject: "Angebot",
      message: "Hallo",
      createdAt: sql`now() - interval '10 days'`,
    });
  }
});
