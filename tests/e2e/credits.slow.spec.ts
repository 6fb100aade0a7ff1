import { expect, expectAccessible, test } from "../support/fixtures";
import { touch } from "../support/touch";
import { createWorkOf } from "../support/works";

test("names a member who confirms it by the mail's page, is asked again after a change and takes it back [WORK-51, WORK-52, WORK-53, WORK-90, WORK-91]", async ({
  page,
  db,
  mailSink,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/arbeiten\/\d+\/bearbeiten/);
  const [anna, ben] = [await newPerson(), await newPerson()];
  const work = await createWorkOf(db, anna);
  const [form, shown] = [`/arbeiten/${work.id}/bearbeiten`, `/kreative/${anna.slug}/arbeiten/${work.slug}`];
  await signIn(anna);
  await page.goto(form);
  await touch(page);
  await page.locator("summary", { hasText: /^Mitwirkende/ }).click();
  const name = page.getByLabel("Name (1. Person)");
  await name.fill("Bernd Niemand");
  await page.getByLabel("Rolle (1. Person)").fill("Fotografie");
  await page.getByLabel("Auf das Profil hier verlinken (1. Person)").check();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("So heißt kein öffentliches Profil")).toBeVisible();
  await expectAccessible(page, { within: "main" });
  await name.fill(ben.name);
  await expect(page.locator("datalist option")).toHaveAttribute("value", ben.name);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Arbeit gespeichert")).toBeVisible();

  const [link = ""] = /https?:\/\/\S+\/konto\/nennungen/.exec((await mailSink.waitForMail(ben.email)).text ?? "") ?? [];
  await page.context().clearCookies();
  await signIn(ben);
  const linked = page.getByRole("main").getByRole("link", { name: ben.name });
  await page.goto(shown);
  await expect(page.getByText("Fotografie")).toBeVisible();
  await expect(linked).toHaveCount(0);
  await page.goto(new URL(link).pathname);
  await touch(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Von Ihnen bestätigt" })).toBeVisible();
  await page.goto(shown);
  await expect(linked).toHaveAttribute("href", `/kreative/${ben.slug}`);
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn(anna);
  await page.goto(form);
  await expect(page.getByText(`${ben.name} hat diese Arbeit bestätigt`)).toBeVisible();
  await page.getByLabel("Titel", { exact: true }).fill("Ein anderes Buch");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Arbeit gespeichert")).toBeVisible();
  await page.context().clearCookies();
  await signIn(ben);
  await page.goto(shown);
  await expect(page.getByRole("heading", { name: "Ein anderes Buch", level: 1 })).toBeVisible();
  await expect(linked).toHaveCount(0);
  await page.goto("/konto/nennungen");
  await touch(page);
  await expect(page.getByText("Die Arbeit hat sich geändert, seit Sie bestätigt haben.")).toBeVisible();
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(page.getByRole("heading", { name: "Noch keine Nennungen" })).toBeVisible();
  await page.goto(shown);
  await expect(page.getByRole("main").getByText(ben.name)).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(anna);
  await page.goto(form);
  await expect(page.getByText(`${ben.name} möchte bei dieser Arbeit nicht genannt werden`)).toBeVisible();
});
