import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Locator } from "@playwright/test";
import { closeDatabase, db, openDatabase } from "../../app/db/client.server";
import { phone } from "./accessible";
import { createCallOf } from "./calls";
import { withoutClock } from "./clock";
import { type MailSink, startMailSink } from "./mail-sink";
import { createCompany, createPerson, longMember, type Person, unique } from "./people";
import { createDatabase } from "./postgres";
import { browserOf } from "./session";
import { type Site, startSite } from "./site";
import { watchToastPlaces } from "./toast-places";
import { touch } from "./touch";
import { judgeTrouble, watchForTrouble } from "./trouble";

export {
  expectAccessible,
  expectGoodWideAndNarrow,
  expectInView,
  expectNoSidewaysScroll,
  expectWholeWords,
  phone,
  wideAndNarrow,
} from "./accessible";
export { expect };

/** A test with the tag `@phone` has the screen and the touch of a phone. What differs between the two runs on both. */
export const screens = ["desktop", "phone"] as const;
const isOnPhone = (tags: string[]) => tags.includes("@phone");

type Values = Parameters<typeof createPerson>[1];

interface CallInList {
  call: Awaited<ReturnType<typeof createCallOf>>;
  /** The address of a list with only this call. */
  list: string;
  details: Locator;
  dialog: Locator;
}

interface TestFixtures {
  /** Announces an error that this test causes on purpose, such as /^404 GET \/nichts$/. */
  expectTrouble: (pattern: RegExp) => void;
  newPerson: (values?: Values) => Promise<Person>;
  newCompany: (values?: Values) => Promise<Person>;
  /** A new creative, company or superadmin, as whom the page's browser is signed in. */
  viewer: Person;
  company: Person;
  superadmin: Person;
  /** Signs the browser in without the form. */
  signIn: (person: Person, into?: BrowserContext) => Promise<void>;
  /** An established member opens a list that shows one new call. */
  lookForCall: (values?: Parameters<typeof createCallOf>[2]) => Promise<CallInList>;
}

interface WorkerFixtures {
  mailSink: MailSink;
  /** The built site with the demo content, its own mail server, and its own database, which is `db`. */
  site: Site;
}

async function signedIn(signIn: TestFixtures["signIn"], person: Person): Promise<Person> {
  await signIn(person);
  return person;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailSink: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
    async ({}, use) => {
      const sink = await startMailSink();
      await use(sink);
      await sink.stop();
    },
    { scope: "worker" },
  ],

  site: [
    async ({ mailSink }, use) => {
      const { TEST_TEMPLATE_URL = "", TEST_DEMO_DATA = "" } = process.env;
      const databaseUrl = await createDatabase(TEST_TEMPLATE_URL);
      const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
      cpSync(TEST_DEMO_DATA, dataDir, { recursive: true });
      const settings = { DEMO: "1", SMTP_URL: mailSink.url };
      const site = await startSite({ databaseUrl, dataDir, settings });
      await withoutClock(databaseUrl);
      openDatabase(databaseUrl, { max: 2 });
      await use(site);
      await closeDatabase();
      await site.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", auto: true },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Neither is a project of its own, which would start browsers and sites for its few tests.
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
  javaScriptEnabled: async ({}, use, { file }) => use(!file.endsWith(".nojs.spec.ts")),
  viewport: async ({ viewport }, use, { tags }) => use(isOnPhone(tags) ? phone : viewport),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  hasTouch: async ({}, use, { tags }) => use(isOnPhone(tags)),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  isMobile: async ({}, use, { tags }) => use(isOnPhone(tags)),

  expectTrouble: async ({ context }, use) => {
    const expected: RegExp[] = [];
    const found = watchForTrouble(context);
    await watchToastPlaces(context);
    await use((pattern) => void expected.push(pattern));
    expect(judgeTrouble(found, expected), "trouble in the browser").toEqual([]);
  },

  // Watches every page, also in tests that announce nothing.
  page: async ({ page, expectTrouble: _ }, use) => use(page),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newPerson: async ({}, use) => use((values) => createPerson(db, values)),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newCompany: async ({}, use) => use((values) => createCompany(db, values)),

  signIn: async ({ site, context }, use) =>
    use(async (person, into = context) => {
      const { cookies } = await browserOf(db, site.url, person);
      await into.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url: site.url, httpOnly: true, sameSite: "Lax" })),
      );
    }),

  viewer: async ({ newPerson, signIn }, use) => use(await signedIn(signIn, await newPerson())),
  company: async ({ newCompany, signIn }, use) => use(await signedIn(signIn, await newCompany())),
  superadmin: async ({ newPerson, signIn }, use) =>
    use(await signedIn(signIn, await newPerson({ isSuperadmin: true }))),

  lookForCall: async ({ page, newPerson, newCompany, signIn }, use) =>
    use(async (values = {}) => {
      const call = await createCallOf(db, await newCompany(), { title: unique("Birne"), ...values });
      await signIn(await newPerson(longMember));
      const list = `/ausschreibungen?q=${call.title.replaceAll(" ", "+")}`;
      await page.goto(list);
      await touch(page);
      const details = page.getByRole("link", { name: "Details ansehen" });
      return { call, list, details, dialog: page.getByRole("dialog", { name: call.title }) };
    }),
});
