import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hasBlank } from "~/text/visible";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle } from "../../tests/support/posts";
import { reserve } from "../../tests/support/reservations";
import { db, violatedConstraint } from "./client.server";
import { ausschreibungen, messages, posts, profiles } from "./schema";

const lastPoint = 0x10ffff;
const isSurrogate = (point: number) => point >= 0xd800 && point <= 0xdfff;

describe("the database's rule on visible texts [SAFE-60]", () => {
  it("knows the same blank characters as the forms", async () => {
    const inForms: number[] = [];
    for (let point = 1; point <= lastPoint; point += 1) {
      if (!isSurrogate(point) && hasBlank(String.fromCodePoint(point))) inForms.push(point);
    }
    const { rows } = await db.execute<{ point: number }>(sql`
      select point from generate_series(1, ${lastPoint}::int) as point
      where point not between 55296 and 57343 and not has_visible_text(chr(point))`);
    expect(rows.map(({ point }) => point)).toEqual(inForms);
  });

  const blank = "\u200b\u3164\u2800";

  it.each([
    ["profiles_name", () => createPerson(db, { name: blank, slug: "blank" })],
    ["profiles_visible", () => createPerson(db, { title: blank })],
    ["profiles_visible", () => createPerson(db, { bio: blank })],
    ["ausschreibungen_title", () => createCall({ title: blank })],
    ["ausschreibungen_description", () => createCall({ description: blank })],
    ["posts_content", async () => db.insert(posts).values({ userId: (await createPerson(db)).id, content: blank })],
    ["blog_posts_visible", () => createArticle(db, { title: blank, slug: "blank" })],
    ["blog_posts_visible", () => createArticle(db, { author: blank })],
    ["messages_texts", () => createMessage({ subject: blank })],
    ["messages_texts", () => createMessage({ message: blank })],
    ["reserved_profiles_name", () => reserve(db, { name: blank })],
  ])("is kept by %s, past our own code", async (constraint, write) => {
    expect(violatedConstraint(await write().catch((error: unknown) => error))).toBe(constraint);
  });

  it("allows empty values in optional columns", async () => {
    const anna = await createPerson(db, { title: null, location: null, bio: null });
    expect((await db.select().from(profiles).where(sql`id = ${anna.id}`))[0]?.bio).toBeNull();
  });
});

async function createCall(values: Partial<typeof ausschreibungen.$inferInsert>) {
  const { id } = await createCompany(db);
  const call = { userId: id, title: "Etiketten", slug: "etiketten", description: "Fünf", category: "Packaging" };
  return db.insert(ausschreibungen).values({ ...call, ...values });
}

async function createMessage(values: Partial<typeof messages.$inferInsert>) {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const message = {
    kind: "mail" as const,
    senderId: anna.id,
    recipientId: ben.id,
    senderName: anna.name,
    senderEmail: anna.email,
  };
  return db.insert(messages).values({ ...message, subject: "Hallo", message: "Text", ...values });
}
