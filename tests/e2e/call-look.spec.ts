import { db } from "../../app/db/client.server";
import { createCallOf, dayFromNow } from "../support/calls";
import { expect, expectNoSidewaysScroll, screens, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { longMember, unique } from "../support/people";
import { openStarted } from "../support/touch";

for (const screen of screens)
  test(`keeps the offer and the last day of a long call in sight, on a ${screen} [LOOK-04]`, {
    tag: `@${screen}`,
  }, async ({ page, lookForCall }) => {
    const { call, details, dialog } = await lookForCall({
      description: "Wir suchen jemanden.\n\n".repeat(60),
      deadline: dayFromNow(20),
    });
    await details.click();
    const offer = dialog.getByRole("link", { name: /^Angebot senden/ });
    await expect(offer).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText(/^bis \d+\.\s/)).toBeInViewport({ ratio: 1 });

    await page.goto(call.path);
    await page.getByRole("button", { name: "Ablehnen" }).click();
    await expect(page.getByRole("link", { name: /^Angebot senden/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^bis \d+\.\s/)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });

test("leads to an offer that was sent from a button of one line [LOOK-86]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const call = await createCallOf(db, await newCompany(), { title: unique("Quitte") });
  const anna = await newPerson(longMember);
  await createOffer(db, call, anna);
  await signIn(anna);
  await page.goto(`/ausschreibungen?q=${encodeURIComponent(call.title)}`);
  const heights = await page
    .getByRole("link", { name: /^(Details|Ihr Angebot) ansehen/ })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights).toEqual([44, 44]);
});

test("starts a message in the first field that is empty and must not be [LOOK-05]", async ({
  page,
  lookForCall,
  newPerson,
}) => {
  const { details, dialog: call } = await lookForCall();
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  const dialog = page.getByRole("dialog", { name: /^(Angebot|Nachricht) an/ });
  const message = dialog.getByLabel("Nachricht", { exact: true });
  await expect(message).toBeFocused();
  const rows = await message.evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
    const space = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return space / Number.parseFloat(lineHeight);
  });
  expect(rows).toBeCloseTo(8, 1);
  const [address, employee] = await Promise.all(
    ["Ihre E-Mail", "Mitarbeiter"].map((label) => dialog.getByLabel(label).boundingBox()),
  );
  expect(employee?.y).toBeGreaterThan((address?.y ?? 0) + (address?.height ?? 0));
  expect((await message.boundingBox())?.width).toBeLessThan(600);
  await page.keyboard.press("Escape");
  await details.click();
  await expect(call).toBeVisible();

  await openStarted(page, `/kreative/${(await newPerson()).slug}`);
  await page.getByRole("link", { name: "Nachricht senden" }).click();
  await expect(dialog.getByLabel("Betreff")).toBeFocused();
});

for (const screen of screens)
  test(`sets what calls have in common in columns, on a ${screen} [LOOK-06]`, { tag: `@${screen}` }, async ({
    page,
    newPerson,
    newCompany,
    signIn,
  }) => {
    const word = unique("Zwetschke").replace(" ", "");
    const berg = await newCompany();
    await createCallOf(db, berg, { title: `${word} mit wenig` });
    const full = { budget: "5000", location: "Alberschwende", workLocation: "hybrid", experienceLevel: "expertin" };
    await createCallOf(db, berg, { title: `${word} mit allem`, ...full, deadline: dayFromNow(9) });
    await signIn(await newPerson(longMember));
    await page.goto(`/ausschreibungen?q=${word}`);
    for (const label of ["Budget", "Ort", "Erfahrung", "Deadline"]) {
      const places = await page.getByRole("term").filter({ hasText: label }).all();
      const boxes = await Promise.all(places.map((place) => place.boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size, label).toBe(1);
      expect(boxes, label).toHaveLength(2);
    }
  });
