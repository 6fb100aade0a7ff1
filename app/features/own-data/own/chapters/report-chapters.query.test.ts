import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { objections } from "~/db/schema";
import { createPerson } from "../../../../../tests/support/people";
import { createPostOf } from "../../../../../tests/support/posts";
import { createDecision, createReport } from "../../../../../tests/support/reports";
import { collectOwnData } from "../collect.server";

it("has one's own reports and the decisions about oneself, but nothing of who reported [NOTICE-21]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const post = await createPostOf(db, anna);
  const sent = { reporterId: ben.id, reporterEmail: ben.email, text: "Wort der meldenden Person" };
  const { id: reportId } = await createReport(db, post, sent);
  await createReport(db, post, { text: "Anonymes Wort" });
  const { id: decisionId } = await createDecision(db, post, { facts: "Beleidigt Ben." });
  await db.insert(objections).values([
    { decisionId, text: "Das war Kritik." },
    { decisionId, reportId, text: "Wort der meldenden Person" },
  ]);
  const chaptersOf = async (id: string) =>
    Object.fromEntries((await collectOwnData(id)).map(({ name, rows }) => [name, rows]));
  const { meldungen, entscheidungen } = await chaptersOf(anna.id);
  expect(meldungen).toEqual([]);
  expect(entscheidungen).toMatchObject([{ outcome: "hide", facts: "Beleidigt Ben.", objection: "Das war Kritik." }]);
  expect(JSON.stringify(await chaptersOf(anna.id))).not.toMatch(new RegExp(`Wort|${ben.id}|${ben.email}`));
  const own = await chaptersOf(ben.id);
  expect(own.meldungen).toMatchObject([{ kind: "post", name: post.content, text: sent.text }]);
  expect(own.entscheidungen).toEqual([]);
});
