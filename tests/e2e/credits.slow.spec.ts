import { db } from "../../app/db/client.server";
import { expect, expectAccessible, test } from "../support/fixtures";
import { openStarted } from "../support/touch";
import { createWorkOf } from "../support/works";

test("suggests members while one names somebody, and says when no public profile has the name", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/arbeiten\/\d+\/bearbeiten/);
  const [anna, ben] = [await newPerson(), await newPerson()];
  const work = await createWorkOf(db, anna);
  await signIn(anna);
  await openStarted(page, `/arbeiten/${work.id}/bearbeiten`);
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
});
