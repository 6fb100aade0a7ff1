import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { password, unique, uniqueEmail } from "../support/people";
import { createPostOf } from "../support/posts";

test("reserves, revokes and renews without script, and the invited person claims without script [ADM-16, CLAIM-08, CLAIM-23]", async ({
  page,
  context,
  newPerson,
  signIn,
  mailSink,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/claim-profile\//);
  await signIn(await newPerson({ isSuperadmin: true }));
  const [name, email] = [unique("Frida Rüf"), uniqueEmail("frida")];
  await page.goto("/admin/reserve-profile");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("E-Mail").fill(email);
  await main.getByRole("button", { name: "Profil reservieren" }).click();
  await expect(page.getByText("Reserviertes Profil erfolgreich erstellt!")).toBeVisible();

  await page.goto(`/admin/dashboard?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("table", { name: "Reservierte Profile" }).getByRole("row", { name });
  for (const [act, state] of [
    ["Link widerrufen", "Widerrufen"],
    ["Link erneuern", "Ausstehend"],
  ] as const) {
    await row.getByRole("button", { name: /Weiteres zu/ }).click();
    await page.getByRole("button", { name: act }).filter({ visible: true }).click();
    await page.goto(`/admin/dashboard?q=${encodeURIComponent(name)}`);
    await expect(row).toContainText(state);
  }
  await row.getByRole("button", { name: /Claim-Link kopieren/ }).click();
  const shown = page.getByText(/\/claim-profile\/[\w-]{43}$/).filter({ visible: true });
  const link = new URL((await shown.textContent()) ?? "");

  await context.clearCookies();
  await page.goto(link.pathname);
  await main.getByLabel("Passwort", { exact: true }).fill(password);
  await main.getByLabel("Passwort bestätigen", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Profil beanspruchen" }).click();
  await expect(main.getByRole("link", { name: "Bitte akzeptieren Sie die AGB" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByRole("checkbox").check();
  await main.getByLabel("Passwort", { exact: true }).fill(password);
  await main.getByLabel("Passwort bestätigen", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Profil beanspruchen" }).click();
  await expect(page.getByText(`Profil erfolgreich erstellt! Bestätigen Sie Ihre E-Mail ${email}`)).toBeVisible();
  await mailSink.waitForMail(email);
});

test("hides a post without script, and says that a reason is missing", async ({
  page,
  db,
  newPerson,
  signIn,
  mailSink,
}) => {
  const anna = await newPerson();
  const post = await createPostOf(db, anna);
  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto(`/admin/posts/${post.id}`);
  await page.locator("summary", { hasText: "Ausblenden" }).click();
  const reason = page.getByLabel("Grund", { exact: true }).filter({ visible: true });
  const hide = page.getByRole("button", { name: "Ausblenden", exact: true });
  await reason.fill("          ");
  await hide.click();
  await expect(page.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
  await page.locator("summary", { hasText: "Ausblenden" }).click();
  await reason.fill("Werbung ohne Bezug.");
  await hide.click();
  await expect(page.getByText("Post ausgeblendet")).toBeVisible();
  await mailSink.waitForMail(anna.email, { subject: /ausgeblendet/ });
});
