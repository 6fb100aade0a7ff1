import { expect, test } from "../support/fixtures";
import { totp } from "../support/totp";
import { openStarted } from "../support/touch";
import { begin, keyOn } from "./write-rows/second-factor-rows";

const overview = "/konto/zweiter-faktor";

test("shows the key that counts after a code of one that another tab has replaced [ACCT-100]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/konto\/zweiter-faktor\/einrichten/);
  await signIn(await newPerson());
  await openStarted(page, overview);
  await begin(page);
  const replaced = await keyOn(page);
  const other = await page.context().newPage();
  await openStarted(other, overview);
  await begin(other);
  const key = await keyOn(other);
  expect(key).not.toBe(replaced);
  const code = page.getByLabel("Code, den die App jetzt zeigt");
  const send = page.getByRole("main").getByRole("button", { name: "Zweiten Faktor einrichten" });
  await code.fill(totp(replaced));
  await send.click();
  await expect(page.getByText("Der Code stimmt nicht.").first()).toBeVisible();
  await expect.poll(() => keyOn(page)).toBe(key);
  await code.fill(totp(key));
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscodes" })).toBeVisible();
});
