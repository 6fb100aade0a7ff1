import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { Browserless, byTag, it, parseHtml, signIn, textOf } from "../support/http";
import { retryMailsNow } from "../support/jobs";
import { createCompany, createPerson, unique } from "../support/people";
import { linkIn, register, registration } from "../support/registration";

describe("a mail", () => {
  it("is in German, from the product, as text and as HTML that say the same", async ({ browser, mailSink }) => {
    const values = registration();
    await register(browser, values);
    const mail = await mailSink.waitForMail(values.email);
    expect(mail.from).toEqual({ name: "Kreativländle", address: "kontakt@kreativlaendle.example" });
    expect(mail.to).toEqual([{ name: "", address: values.email }]);
    expect(mail.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail.source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(mail.source).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    expect(mail.text).toContain("Guten Tag,\n");
    expect(mail.text).not.toContain(values.name);
    expect(mail.text).toContain("Verein Kreativländle, Marktstraße 12, 6845 Hohenems, Österreich");

    const html = parseHtml(mail.html ?? "");
    expect(byTag(html, "html")[0]?.attrs).toContainEqual({ name: "lang", value: "de" });
    const read = textOf(html);
    for (const paragraph of (mail.text ?? "").split(/\n\n+/).slice(0, 2)) expect(read).toContain(paragraph.trim());
    expect((mail.html ?? "").replaceAll("&amp;", "&")).toContain(linkIn(mail.text));
    expect(byTag(html, "img", "script", "link", "iframe")).toEqual([]);
  });

  it("goes to one person only, whatever stands in a name", async ({ browser, mailSink }) => {
    const name = unique("Anna Fink\r\nBcc: opfer@localhost");
    const values = registration({ name });
    await register(browser, values);
    const mail = await mailSink.waitForMail(values.email);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.source).not.toMatch(/^Bcc:/im);
    expect(mailSink.mails.filter(({ recipient }) => recipient === "opfer@localhost")).toEqual([]);
  });

  it("shows an encoded word in a name or a subject as it was typed [SAFE-82]", async ({ site, mailSink }) => {
    const trick = "=?utf-8?Q?Kreativl=C3=A4ndle_Support?=";
    const anna = await createPerson(db, { name: unique(`Anna ${trick}`) });
    const berg = await createCompany(db);
    const browser = await signIn(new Browserless(site.url), anna);
    await browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, {
      senderEmail: anna.email,
      subject: `Hallo ${trick}`,
      message: "Hallo",
    });
    const mail = await mailSink.waitForMail(berg.email);
    const visible = (text = "") => text.replaceAll("\u2060", "");
    expect(visible(mail.subject)).toBe(`Hallo ${trick}`);
    expect(visible(mail.replyTo?.[0]?.name)).toBe(anna.name);
    const [headers = ""] = mail.source.split("\r\n\r\n");
    expect(headers).not.toContain("?utf-8?Q?Kreativl");
  });

  it("shows a name with markup as the text it is", async ({ browser, mailSink }) => {
    const anna = await createPerson(db, { name: unique("<b onclick=x>Anna</b> & Co") });
    await browser.submit((await browser.get("/auth?modus=passwort")).form("/auth?modus=passwort"), {
      email: anna.email,
    });
    const mail = await mailSink.waitForMail(anna.email);
    const html = parseHtml(mail.html ?? "");
    expect(textOf(html)).toContain(anna.name);
    expect(byTag(html, "b")).toEqual([]);
  });
});

describe("a mail server that is not there", () => {
  const failedTries = async (to: string) => {
    const { rows } = await db.execute<{ tries: number }>(
      sql`select retry_count + (state = 'retry')::int as tries from pgboss.job where name = 'mail' and data ->> 'to' = ${to}`,
    );
    return rows[0]?.tries ?? 0;
  };

  it("loses nothing: each mail comes once when it is back", async ({ site, mailSink }) => {
    const people = [registration(), registration(), registration()];
    await mailSink.down();
    try {
      for (const values of people) {
        expect((await register(new Browserless(site.url), values)).text).toContain("Registrierung erfolgreich");
      }
      for (const { email } of people) await expect.poll(() => failedTries(email)).toBeGreaterThan(0);
    } finally {
      await mailSink.up();
    }
    await retryMailsNow(db);
    for (const { email } of people) await mailSink.waitForMail(email);
    const done = () =>
      db
        .execute(sql`select from pgboss.job where name = 'mail' and state not in ('completed', 'failed', 'cancelled')`)
        .then(({ rows }) => rows.length);
    await expect.poll(done).toBe(0);
    for (const { email } of people) {
      expect(mailSink.mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    }
  });

  it("is in the log with its reason, without whom the mail is for", async ({ site, browser, mailSink }) => {
    const values = registration();
    const before = site.lines.length;
    const logged = () =>
      site.lines
        .slice(before)
        .filter((line) => line.includes("mail not sent"))
        .join("\n");
    try {
      mailSink.refuse(451, `not now, ${values.email}`);
      await register(browser, values);
      await expect.poll(logged).toContain('"command":"RCPT TO","responseCode":451');
      expect(logged()).not.toContain(values.email);
      await mailSink.down();
      await register(new Browserless(site.url), registration());
      await expect.poll(logged).toMatch(/"reason":"[^"]*ECONNREFUSED/);
    } finally {
      mailSink.refuse(null);
      await mailSink.up();
    }
    await retryMailsNow(db);
  });

  it("that answers with a temporary error is tried again", async ({ browser, mailSink }) => {
    const values = registration();
    mailSink.refuse(451);
    try {
      await register(browser, values);
      await expect.poll(() => failedTries(values.email)).toBeGreaterThan(0);
    } finally {
      mailSink.refuse(null);
    }
    await retryMailsNow(db);
    await mailSink.waitForMail(values.email);
  });

  it("that refuses for good is not tried again: the mail waits for somebody", async ({ site, browser, mailSink }) => {
    const values = registration();
    const mistyped = async () =>
      Number(/mails\{state="mistyped"\} (\d+)/.exec(await (await fetch(`${site.url}/metrics`)).text())?.[1] ?? 0);
    const [lines, before] = [site.lines.length, await mistyped()];
    mailSink.refuse(550, "no such user", values.email);
    try {
      await register(browser, values);
      await expect.poll(() => site.lines.slice(lines).join()).toContain("mail refused by its recipient's server");
      await expect.poll(mistyped).toBe(before + 1);
    } finally {
      mailSink.refuse(null);
    }
    expect(mailSink.mails.filter(({ recipient }) => recipient === values.email)).toEqual([]);
  });
});

it("a change and its mail happen together or not at all", async ({ browser, mailSink }) => {
  const anna = await createPerson(db, { emailVerified: false });
  await db.execute(sql`
      create function refuse_job() returns trigger language plpgsql as $$ begin raise 'no job'; end $$;
      create trigger refuse_job before insert on pgboss.job_common for each row
        when (new.data ->> 'to' like 'ohne-mail%') execute function refuse_job();
    `);
  const values = registration({ email: `ohne-mail-${anna.id}@example.com` });
  expect((await register(browser, values)).status).toBe(500);
  const { rows } = await db.execute(sql`select from profiles where email = ${values.email}`);
  expect(rows).toEqual([]);
  expect(mailSink.mails.some(({ recipient }) => recipient === values.email)).toBe(false);
});
