import type { Browserless } from "./browserless";
import { password } from "./people";
import { totp } from "./totp";

/** Sets up a second factor in a signed-in browser, and returns the app's key and the recovery codes. */
export async function setUpFactor(browser: Browserless): Promise<{ key: string; codes: string[] }> {
  const start = await browser.get("/konto/zweiter-faktor");
  const page = await browser.submit(start.form("/konto/zweiter-faktor"), { password });
  const key = keyIn(page.text);
  const done = await browser.submit(page.form("/konto/zweiter-faktor/einrichten"), { code: totp(key) });
  return { key, codes: done.texts("code") };
}

export function keyIn(text: string): string {
  const [, key] = /tippen Sie den Schlüssel ein: ((?:[A-Z2-7]{1,4} )+)/.exec(text) ?? [];
  if (!key) throw new Error(`No key in: ${text}`);
  return key.replaceAll(" ", "");
}

/** The first step of a sign-in, up to the page that asks for the code. */
export function enterPassword(browser: Browserless, { email }: { email: string }) {
  return browser.post("/auth?modus=anmelden", { email, password });
}

export const enterCode = (browser: Browserless, code: string) => browser.post("/auth/code", { code });
