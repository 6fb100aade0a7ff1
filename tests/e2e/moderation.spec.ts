import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { createCallOf } from "../support/calls";
import { expect, expectAccessible, expectGoodWideAndNarrow, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createPostOf } from "../support/posts";

/** Unfolds an act and fills in its reason. */
async function giveReason(page: Page, act: string, reason: string) {
  await page.locator("summary", { hasText: act }).click();
  const form = page.locator("details[open]").filter({ hasText: act });
  await form.getByLabel("Grund", { exact: true }).fill(reason);
  return form;
}

test("hides, shows and deletes a call: whoever it belongs to reads why, others no longer see it [ROLE-60]", async ({
  page,
  db,
  newPerson,
  newCompany,
  signIn,
  mailSink,
  expectTrouble,
}) => {
  const berg = await newCompany();
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto(call.path);
  await page.getByRole("link", { name: "Ausschreibung verwalten" }).click();
  const hide = await giveReason(page, "Ausblenden", "Kein Projekt, sondern Werbung.");
  await expectGoodWideAndNarrow(page);
  await hide.getByRole("button", { name: "Ausblenden" }).click();
  await expect(page.getByText("Ausschreibung ausgeblendet")).toBeVisible();
  await expect(page.getByText("Ausgeblendet", { exact: true })).toBeVisible();
  await expectGoodWideAndNarrow(page);
  const mail = await mailSink.waitForMail(berg.email, { subject: /ausgeblendet/ });
  expect(mail.text).toContain("Kein Projekt, sondern Werbung.");
  expect(mail.text).toContain(call.title);

  const show = await giveReason(page, "Wieder einblenden", "Ein Irrtum, bitte entschuldigen Sie.");
  await show.getByRole("button", { name: "Einblenden" }).click();
  await expect(page.getByRole("link", { name: "Seite der Ausschreibung" })).toBeVisible();
  await mailSink.waitForMail(berg.email, { subject: /wieder sichtbar/ });

  const remove = await giveReason(page, "Löschen", "Wiederholt ohne Projekt.");
  await remove.getByLabel("Bitte tippen Sie LÖSCHEN").fill("LÖSCHEN");
  await remove.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page.getByText("Ausschreibung gelöscht", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: berg.name })).toBeVisible();
  expect((await mailSink.waitForMail(berg.email, { subject: /gelöscht/ })).text).toContain("Wiederholt ohne Projekt.");
  expectTrouble(/^404 GET \/ausschreibungen\//);
  await page.goto(call.path);
  await expect(page.getByRole("heading", { level: 1, name: call.title })).toHaveCount(0);
});

test("blocks an account, which ends where it was open, and lets it back in", async ({
  page,
  browser,
  baseURL,
  newPerson,
  signIn,
  mailSink,
}) => {
  const eve = await newPerson();
  const theirs = await browser.newContext({ baseURL });
  await signIn(eve, theirs);
  const their = await theirs.newPage();
  await their.goto("/profil");
  await expect(their.getByRole("heading", { level: 1, name: eve.name })).toBeVisible();

  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto(`/admin/profile/${eve.id}`);
  await page.getByLabel("Grund", { exact: true }).last().fill("Schreibt allen dieselbe Nachricht.");
  await page.getByLabel("Bitte tippen Sie SPERREN").fill("sperren");
  await page.getByRole("button", { name: "Konto sperren" }).click();
  await expect(page.getByText("Konto gesperrt")).toBeVisible();
  await expect(page.getByText("Gesperrt", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await mailSink.waitForMail(eve.email, { subject: /gesperrt/ })).text).toContain("Schreibt allen dieselbe");

  await their.reload();
  await expect(their.getByRole("heading", { level: 1, name: eve.name })).toHaveCount(0);
  await their.goto("/auth");
  const main = their.getByRole("main");
  await main.getByLabel("E-Mail").fill(eve.email);
  await main.getByLabel("Passwort", { exact: true }).fill(eve.password);
  await main.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(main.getByText("Dieses Konto ist gesperrt.")).toBeVisible();

  await page.getByLabel("Grund", { exact: true }).last().fill("Geklärt, danke.");
  await page.getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(page.getByRole("button", { name: "Konto sperren" })).toBeVisible();
  await mailSink.waitForMail(eve.email, { subject: /wieder frei/ });
  await main.getByLabel("Passwort", { exact: true }).fill(eve.password);
  await main.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(their.getByRole("button", { name: new RegExp(eve.name) }).first()).toBeVisible();
  await theirs.close();
});

test("does once what is clicked twice, and says in a second tab that it is done", async ({
  page,
  context,
  db,
  newPerson,
  signIn,
  mailSink,
}) => {
  const anna = await newPerson();
  const post = await createPostOf(db, anna);
  await signIn(await newPerson({ isSuperadmin: true }));
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/admin/posts/${post.id}`);
    await giveReason(tab, "Ausblenden", "Werbung ohne Bezug.");
  }
  const hide = (tab: Page) => tab.locator("details[open]").getByRole("button", { name: "Ausblenden" });
  await hide(page).dblclick();
  await expect(page.getByText("Post ausgeblendet")).toBeVisible();
  await hide(second).click();
  await expect(second.getByText("Hier war nichts zu tun.")).toBeVisible();
  await expect(second.getByText("Ausgeblendet", { exact: true })).toBeVisible();
  await mailSink.waitForMail(anna.email, { subject: /ausgeblendet/ });
  const { rows } = await db.execute(sql`
    select from audit_log where subject_type = 'post' and subject_id = ${`${post.id}`} and action = 'post.hide'`);
  expect(rows).toHaveLength(1);
  expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toHaveLength(1);
});
