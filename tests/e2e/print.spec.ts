import { db } from "../../app/db/client.server";
import { offerVersions } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { createOffer, someCall } from "../support/offers";
import { createPostOf } from "../support/posts";
import { createReport } from "../support/reports";
import { createWorkOf } from "../support/works";

test("profile, work and call are printed whole, without what one presses [REACH-96]", async ({
  page,
  viewer: _,
  newPerson,
  newCompany,
}) => {
  const end = "Das Atelier liegt über der Schusterei.";
  const anna = await newPerson({ bio: `${"Zeichnet Plakate und Bücher. ".repeat(20)}${end}` });
  const work = await createWorkOf(db, anna);
  await createPostOf(db, anna, { content: "Neues vom Plakat" });
  const call = await createCallOf(db, await newCompany());
  await page.emulateMedia({ media: "print" });
  const paths = [`/kreative/${anna.slug}`, `/kreative/${anna.slug}/arbeiten/${work.slug}`, call.path];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const unused of ["Teilen", "Melden", "Merken", "Alle Ausschreibungen", "Neues vom Plakat"])
      await expect(page.getByText(unused, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    if (path === paths[0]) await expect(page.getByText(end)).toBeVisible();
  }
});

test("a printed page says each address once, and an offer keeps the note and what it said earlier to itself [LOOK-69]", async ({
  page,
  company: berg,
  newPerson,
}) => {
  const offer = await createOffer(db, await createCallOf(db, berg), await newPerson(), { version: 2 });
  await db.insert(offerVersions).values({ offerId: offer.id, version: 1, message: "Früher", answeredCall: someCall });
  await page.emulateMedia({ media: "print" });
  await page.goto("/agb");
  const added = await page
    .getByRole("main")
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(new Set(added)).toEqual(new Set(["none"]));
  await page.goto(offer.path);
  await expect(page.getByRole("heading", { name: "Angebot", exact: true })).toBeVisible();
  for (const name of ["Notiz", "Frühere Fassungen"]) {
    const heading = page.locator("h2").filter({ hasText: name });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
  }
});

test("a printed desk of offers has no boxes to tick [LOOK-100]", async ({ page, company: berg, newPerson }) => {
  const call = await createCallOf(db, berg);
  const anna = await newPerson();
  await createOffer(db, call, anna);
  await page.goto(`/ausschreibungen/${call.id}/angebote`);
  const boxes = page.getByRole("main").getByRole("checkbox", { name: `${anna.name} für eine Absage vormerken` });
  await expect(boxes).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: anna.name, exact: true })).toBeVisible();
  await expect(boxes).toHaveCount(0);
});

test("a printed report and a printed call of the superadmin area have no forms to act with [LOOK-93]", async ({
  page,
  superadmin: _,
  newCompany,
}) => {
  const company = await newCompany();
  const { subjectId } = await createReport(db, await createPostOf(db, company));
  const call = await createCallOf(db, company);
  await page.emulateMedia({ media: "print" });
  for (const path of [`/admin/meldungen/${subjectId}`, `/admin/ausschreibungen/${call.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main form").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^(Entscheiden|Empfehlung|Eingreifen)$/ })).toHaveCount(0);
  }
});
