import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { createDatabase } from "../../tests/support/postgres";
import { migrateDatabase, schemaVersion } from "./migrate.server";

const fresh = (template?: string) => createDatabase(inject("templateUrl"), template);

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe("the schema", () => {
  it("is made once when several instances start at the same moment", async () => {
    const url = await fresh("template1");
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
    const [{ count } = { count: 0 }] = await query(url, "select count(*)::int from drizzle.__drizzle_migrations");
    expect(count).toBeGreaterThan(2);
    await migrateDatabase(url);
    expect(await query(url, "select count(*)::int from drizzle.__drizzle_migrations")).toEqual([{ count }]);
  });

  it("of a newer version stays unchanged, and the error says what to do", async () => {
    const url = await fresh();
    await query(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('aus der Zukunft', 1)");
    await expect(migrateDatabase(url)).rejects.toThrow(
      "The data was written by a newer version (1 unknown schema changes). Install that version, or restore an older backup.",
    );
  });

  it("of an earlier state leaves no copy of the migrations on disk, also when one fails", async () => {
    const url = await fresh("template1");
    const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-test-"));
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    await query(url, "create table profiles ()");
    await expect(migrateDatabase(url, 2)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("keeps for blocked people what only the log knew: whether they had hidden their profile [DATA-13]", async () => {
    const url = await fresh("template1");
    await migrateDatabase(url, 6);
    const person = (name: string) => `('kreative', '${name}', '${name}', '${name}@example.com', true, 'blocked')`;
    await query(
      url,
      `insert into profiles (user_type, name, slug, email, email_verified, profile_status)
       values ${person("anna")}, ${person("ben")}`,
    );
    for (const [name, status] of [
      ["anna", "active"],
      ["anna", "hidden"],
      ["ben", "active"],
    ]) {
      await query(
        url,
        `insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, concerns, before)
         select gen_random_uuid(), 'Sara', 'profile.block', 'profile', id, name, id, '{"Status": "${status}"}'
         from profiles where slug = '${name}'`,
      );
    }
    await migrateDatabase(url);
    expect(await query(url, "select name, status_before_block from profiles order by name")).toEqual([
      { name: "anna", status_before_block: "hidden" },
      { name: "ben", status_before_block: "active" },
    ]);
  });

  it("replaces invisible texts by a text that people can see and correct [SAFE-60]", async () => {
    const url = await fresh("template1");
    await migrateDatabase(url, 11);
    const blank = "E'\\u200b\\u3164'";
    await query(
      url,
      `insert into profiles (user_type, name, slug, email, title, bio)
       values ('kreative', ${blank}, 'x', 'x@example.com', ${blank}, 'Ich zeichne.')`,
    );
    await query(url, `insert into posts (user_id, content) select id, ${blank} from profiles`);
    await query(
      url,
      `insert into blog_posts (title, excerpt, content, category, author, slug)
       values (${blank}, 'Kurz', '<p>Lang</p>', 'Business', ${blank}, 'x')`,
    );
    await migrateDatabase(url);
    expect(await query(url, "select name, title, bio from profiles")).toEqual([
      { name: expect.stringMatching(/^Profil [\da-f-]{36}$/), title: null, bio: "Ich zeichne." },
    ]);
    expect(await query(url, "select content from posts")).toEqual([{ content: "Ohne Text" }]);
    expect(await query(url, "select title, excerpt, author from blog_posts")).toEqual([
      { title: "Ohne Titel", excerpt: "Kurz", author: "Unbekannt" },
    ]);
  });

  it("puts every stored message into a conversation, loses none and sends none [TALK-01]", async () => {
    const url = await fresh("template1");
    await migrateDatabase(url, 15);
    const person = (name: string, type: string) => `('${type}', '${name}', '${name}', '${name}@example.com', true)`;
    await query(
      url,
      `insert into profiles (user_type, name, slug, email, email_verified)
       values ${person("anna", "kreative")}, ${person("ben", "kreative")}, ${person("berg", "unternehmen")}`,
    );
    await query(
      url,
      `insert into ausschreibungen (user_id, title, slug, description, category)
       select id, 'Etiketten', 'etiketten', 'Fünf', 'Packaging' from profiles where name = 'berg'`,
    );
    const written: [string, string, boolean, string][] = [
      ["anna", "berg", true, "Erstes Angebot"],
      ["anna", "berg", true, "Zweites Angebot"],
      ["ben", "berg", true, "Auch ein Angebot"],
      ["berg", "anna", false, "Eine Frage"],
      ["anna", "berg", false, "Eine Antwort"],
    ];
    for (const [index, [from, to, isAboutCall, subject]] of written.entries()) {
      await query(
        url,
        `insert into messages (sender_id, recipient_id, ausschreibung_id, sender_name, sender_email, subject, message,
           delivery_state, created_at)
         select f.id, t.id, ${isAboutCall ? "a.id" : "null"}, f.name, f.email, '${subject}', 'Text ${index}', 'sent',
           now() - interval '${10 - index} days'
         from profiles f, profiles t, ausschreibungen a where f.name = '${from}' and t.name = '${to}'`,
      );
    }
    await migrateDatabase(url);
    expect(
      await query(
        url,
        `select c.subject, c.about, s.name as starter, o.name as other, c.starter_unread + c.other_unread as unread,
           array_agg(m.message order by m.id) as texts, array_agg(m.is_reply order by m.id) as replies,
           c.last_message_at = max(m.created_at) as "isNewestFirst"
         from conversations c join profiles s on s.id = starter_id join profiles o on o.id = other_id
         join messages m on m.conversation_id = c.id group by c.id, s.name, o.name order by min(m.id)`,
      ),
    ).toEqual([
      {
        ...{ subject: "Etiketten", about: "ausschreibung", starter: "anna", other: "berg", unread: 0 },
        ...{ texts: ["Text 0", "Text 1"], replies: [false, false], isNewestFirst: true },
      },
      {
        ...{ subject: "Etiketten", about: "ausschreibung", starter: "ben", other: "berg", unread: 0 },
        ...{ texts: ["Text 2"], replies: [false], isNewestFirst: true },
      },
      {
        ...{ subject: "Eine Frage", about: "profil", starter: "berg", other: "anna", unread: 0 },
        ...{ texts: ["Text 3", "Text 4"], replies: [false, true], isNewestFirst: true },
      },
    ]);
    const [{ count } = { count: 0 }] = await query(
      url,
      "select count(*)::int from messages where delivery_state = 'sent'",
    );
    expect(count).toBe(written.length);
  });

  it("opens every call of the time before there were states, published when it was created [LIFE-10]", async () => {
    const url = await fresh("template1");
    await migrateDatabase(url, 15);
    await query(
      url,
      "insert into profiles (user_type, name, slug, email) values ('unternehmen', 'X', 'x', 'x@example.com')",
    );
    await query(
      url,
      `insert into ausschreibungen (user_id, title, slug, description, category, created_at, pinned)
       select id, 'Etiketten', 'etiketten', 'Fünf', 'Packaging', '2026-01-15', true from profiles`,
    );
    await migrateDatabase(url);
    expect(
      await query(
        url,
        "select status, published_at = created_at as is_as_old, pinned, year from ausschreibungen, extract(year from published_at) as year",
      ),
    ).toEqual([{ status: "offen", is_as_old: true, pinned: true, year: "2026" }]);
  });

  it("has a name", async () => {
    expect(await schemaVersion()).toMatch(/^\d{4}_\w+$/);
  });
});
