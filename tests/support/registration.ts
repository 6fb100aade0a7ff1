import type { Browserless } from "./browserless";
import type { FormValues } from "./forms";
import type { MailSink } from "./mail-sink";
import { password, unique, uniqueEmail } from "./people";

export const confirmationSubject = "Bitte bestätigen Sie Ihre E-Mail-Adresse";

/** A filled-in registration form; a test passes only the values that matter. */
export function registration(values: FormValues = {}) {
  return { name: unique("Anna Fink"), email: uniqueEmail("anna"), password, agbAccepted: true, ...values };
}

export async function register(browser: Browserless, values: FormValues) {
  const page = await browser.get("/auth?modus=registrieren");
  return browser.submit(page.form("/auth?modus=registrieren"), values);
}

/** The path of the first link in a mail. */
export function linkIn(text: string | undefined): string {
  const [link] = /https?:\/\/\S+/.exec(text ?? "") ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

export async function confirmationLink(mailSink: MailSink, email: string): Promise<string> {
  return linkIn((await mailSink.waitForMail(email, { subject: confirmationSubject })).text);
}

export async function confirm(browser: Browserless, link: string) {
  const page = await browser.get(link);
  return browser.submit(page.form("/auth/confirm"));
}
