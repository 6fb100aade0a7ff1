import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import { headSwitchUrlOf } from "~/mail/switch-off.server";
import { command, settingsOf } from "../support/command";
import { Browserless, it, signInByForm } from "../support/http";
import { createPerson } from "../support/people";
import { enterCode, enterPassword, setUpFactor } from "../support/second-factor";
import { startSite, testSecret } from "../support/site";
import { totp } from "../support/totp";

it("restores without the secret only when told to, says in German what then fails, and works again with the secret [HOUSE-119, ACCT-89]", {
  timeout: 300_000,
}, async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const anna = await createPerson(db);
  const own = await signInByForm(new Browserless(site.url), anna);
  const { key, codes } = await setUpFactor(own);
  const file = join(folder, "sicherung.tar.gz");
  expect(await command(["backup", file], settingsOf(site))).toMatchObject({ code: 0 });

  // Nothing but the archive, as after a loss: this site makes a secret of its own.
  const dataDir = join(folder, "data");
  const refused = await command(["restore", file], { DATA_DIR: dataDir });
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/^This backup was made with another SECRET\. [^\n]+\n$/),
  });
  const restored = await command(["restore", file, "--without-secret"], { DATA_DIR: dataDir });
  expect(restored.said).toMatch(/Restored \d+ rows[\s\S]*\d+ accounts have a second factor/);

  const bare = { databaseUrl: "", dataDir, settings: { SECRET: "" } };
  const stranded = await startSite(bare);
  const browser = new Browserless(stranded.url);
  expect((await enterPassword(browser, anna)).heading).toBe("Code eingeben");
  for (const code of [totp(key), codes[0] ?? ""]) {
    const answer = await enterCode(browser, code);
    expect(answer.status).toBe(409);
    expect(answer.texts("alert").join()).toContain("Ihr zweiter Faktor kann nicht mehr geprüft werden");
  }
  const link = new URL(headSwitchUrlOf(anna.id, "nachrichten"));
  const page = await browser.get(`${link.pathname}${link.search}`);
  expect([page.status, page.heading]).toEqual([404, "Dieser Link gilt nicht"]);
  expect(await stranded.stop()).toBe(0);

  writeFileSync(join(dataDir, "secret"), `${testSecret}\n`);
  const home = await startSite(bare);
  const owner = new Browserless(home.url);
  await enterPassword(owner, anna);
  expect((await enterCode(owner, totp(key, 1))).text).toContain("Erfolgreich angemeldet");
  expect((await owner.get(`${link.pathname}${link.search}`)).status).toBe(200);
  expect(await home.stop()).toBe(0);
});
