import type { Browser, Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { ausschreibungen } from "../../../app/db/schema";
import { dayFromNow } from "../../support/calls";
import { expect, expectGoodWideAndNarrow, expectNoSidewaysScroll, phone } from "../../support/fixtures";
import type { MailSink } from "../../support/mail-sink";
import { longMember, type Person, unique } from "../../support/people";
import { runJob } from "../../support/run-job";
import type { Site } from "../../support/site";
import { watchToastPlaces } from "../../support/toast-places";
import { touch } from "../../support/touch";
import { watchForTrouble } from "../../support/trouble";

interface Parts {
  browser: Browser;
  site: Site;
  mailSink: MailSink;
  newPerson: (values?: object) => Promise<Person>;
  newCompany: (values?: object) => Promise<Person>;
  signIn: (person: Person, into: Awaited<ReturnType<Browser["newContext"]>>) => Promise<void>;
  hasScript: boolean;
}

/** A company and three creatives, each at a browser of their own. Without script the windows are those of a phone. */
export async function openWorld({ browser, site, mailSink, newPerson, newCompany, signIn, hasScript }: Parts) {
  const trouble: string[][] = [];
  const open = async (person: Person) => {
    const context = await browser.newContext({
      ...{ baseURL: site.url, javaScriptEnabled: hasScript },
      viewport: hasScript ? { width: 1280, height: 800 } : phone,
    });
    trouble.push(watchForTrouble(context));
    if (hasScript) await watchToastPlaces(context);
    await signIn(person, context);
    return context.newPage();
  };
  const berg = await newCompany(longMember);
  const [anna, ben, clara] = [await newPerson(longMember), await newPerson(longMember), await newPerson(longMember)];
  return {
    ...{ site, hasScript, trouble, berg, anna, ben, clara },
    title: unique("Plakat für den Tag der offenen Tür"),
    desk: await open(berg),
    annas: await open(anna),
    bens: await open(ben),
    claras: await open(clara),
    mailed: (to: Person, subject: string | RegExp) => mailSink.waitForMail(to.email, { subject }),
    subjectsTo: ({ email }: Person) =>
      mailSink.mails.filter(({ recipient }) => recipient === email).map(({ subject = "" }) => subject),
    /** Makes the deadline of a call this many days from now, and runs the daily job of the site. */
    async moveClock(callId: string, days: number, job: "call-life" | "housekeeping") {
      await db
        .update(ausschreibungen)
        .set({ deadline: dayFromNow(days), publishedAt: sql`now() - interval '40 days'` })
        .where(eq(ausschreibungen.id, Number(callId)));
      await runJob(db, job);
    },
    /** Opens a page as a person does who is about to use it. */
    async go(page: Page, path: string) {
      await page.goto(path);
      if (hasScript) await touch(page);
    },
    /** Checks the page in its state: with script wide and narrow, without script as narrow as it is. */
    async check(page: Page) {
      if (!hasScript) return expectNoSidewaysScroll(page);
      // Loaded anew, because the toast of the last act may still be coming or going.
      await page.reload();
      await touch(page);
      await expect(page.locator("[data-sonner-toast], .flash-toast")).toHaveCount(0);
      await expectGoodWideAndNarrow(page);
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Presses a button, and the one in the dialog that asks first. */
export async function confirmAct(page: Page, name: string | RegExp, confirmed: string | RegExp) {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: confirmed, exact: true }).click();
}

export const pathIn = (text = "", pattern = /https?:\/\/\S+/) => new URL(pattern.exec(text)?.[0] ?? "").pathname;

export const pdfFile = (name: string) => ({
  ...{ name, mimeType: "application/pdf" },
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Pages /Count 2 >>\nendobj\n%%EOF\n"),
});
