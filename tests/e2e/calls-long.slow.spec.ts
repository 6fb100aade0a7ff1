import type { Locator } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { expect, expectGoodWideAndNarrow, expectNoSidewaysScroll, test, wideAndNarrow } from "../support/fixtures";
import { unique } from "../support/people";
import { touch } from "../support/touch";

const nasty = `<script>alert(1)</script> 👩‍🎨 "'&lt;`;
const endless = "Donaudampfschifffahrtsgesellschaft".repeat(300);

test("copes with long words, HTML characters and emoji in every field, in the list, the details and the message", async ({
  page,
  viewer: _,
  newCompany,
}) => {
  page.on("dialog", (dialog) => expect.soft(dialog.message(), "a script that ran").toBe(""));
  const word = unique("Lang").replace(" ", "");
  const berg = await newCompany({ name: `${word} ${endless}`.slice(0, 120), slug: word.toLowerCase() });
  const call = await createCallOf(db, berg, {
    title: `${word} ${nasty}${endless}`.slice(0, 120),
    description: `${nasty}\n\n${endless}`.slice(0, 10_000),
    location: `${nasty}${endless}`.slice(0, 120),
    requirements: [nasty, endless.slice(0, 200)],
    deliverables: [endless.slice(0, 200)],
    workLocation: "vor-ort",
    budget: "mehr",
  });
  await page.goto(`/ausschreibungen?q=${word}`);
  await expect(page.getByRole("heading", { name: call.title })).toBeVisible();
  await wideAndNarrow(page, expectNoSidewaysScroll);
  await touch(page);
  await page.getByRole("link", { name: "Details ansehen" }).click();
  await wideAndNarrow(page, () => expectNothingSticksOut(page.getByRole("dialog", { name: call.title })));
  await expectGoodWideAndNarrow(page, { within: "#ausschreibung" });
  await page.goto(call.path);
  await wideAndNarrow(page, expectNoSidewaysScroll);
  await touch(page);
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  const dialog = page.getByRole("dialog", { name: `Angebot an ${berg.name}` });
  await dialog.getByLabel("Nachricht", { exact: true }).fill(endless);
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(dialog.getByText("Die Nachricht darf höchstens 5.000 Zeichen lang sein")).toBeVisible();
  await wideAndNarrow(page, () => expectNothingSticksOut(dialog));
});

async function expectNothingSticksOut(dialog: Locator) {
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}
