import type { BrowserContext, Locator, Page } from "@playwright/test";
import { atRest } from "../../support/accessible";
import { openMenu } from "../../support/menus";
import type { Person } from "../../support/people";

/** The signed-in person who sends the form. */
export interface World {
  me: Person;
}

export interface WriteRow {
  /** Who sends the form; by default a visitor. */
  as?: "creative" | "company" | "superadmin";
  /** This row goes on where the one before it ends. */
  joins?: boolean;
  /** The page with the form. */
  page: string | ((world: World) => string | Promise<string>);
  /** Opens the form and fills in its required fields. */
  fill?: (page: Page) => Promise<void>;
  /** The same without script, where that is another way. */
  fillPlain?: (page: Page) => Promise<void>;
  /** Why this row is not tried without script. */
  onlyWithScript?: string;
  /** Whether the server takes the form when nothing is filled in. */
  mayBeEmpty?: true;
  /** The form sends a file, which no page can keep. */
  sendsFile?: true;
  /** The submit button, ready to be pressed. */
  button: (page: Page) => Locator | Promise<Locator>;
  /** The title of the error in the form or toast; the reason follows it. */
  says: string;
}

/** Rows of the same person. */
export const by = (as: WriteRow["as"], rows: Record<string, WriteRow>): Record<string, WriteRow> =>
  Object.fromEntries(Object.entries(rows).map(([route, row]) => [route, { ...row, as }]));

/** Rows on one page without a dialog: each goes on where the one before it ends. */
export const onPage = (page: WriteRow["page"], rows: Record<string, Omit<WriteRow, "page">>) =>
  Object.fromEntries(Object.entries(rows).map(([route, row], at) => [route, { ...row, page, joins: at > 0 }]));

interface Senders {
  context: BrowserContext;
  newPerson: (values?: { isSuperadmin?: boolean }) => Promise<Person>;
  newCompany: () => Promise<Person>;
  signIn: (person: Person) => Promise<void>;
}

/** Signs in a new person who may send the form of this row, and returns the address of its page. */
export async function beginAs({ as, page }: WriteRow, { context, newPerson, newCompany, signIn }: Senders) {
  await context.clearCookies();
  const me = await (as === "company" ? newCompany() : newPerson({ isSuperadmin: as === "superadmin" }));
  if (as) await signIn(me);
  return typeof page === "string" ? page : page({ me });
}

export const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

export const inMain = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export async function inMenu(page: Page, menu: string | RegExp, entry: string): Promise<Locator> {
  const named = { name: entry, exact: true };
  const found = page.getByRole("button", named).or(page.getByRole("link", named));
  // A second press would close the menu, and a menu that closes is still visible for a moment.
  await atRest(page);
  if (!(await found.isVisible())) await openMenu(page, menu);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Unfolds an act of superadmins. */
export const unfold = (page: Page, summary: string) =>
  page.locator("details[name=eingreifen] > summary", { hasText: summary }).click();

/** Opens a dialog and continues inside it. */
export const open = (opener: string | RegExp, title: string | RegExp, fill?: (dialog: Locator) => Promise<void>) =>
  async function openDialog(page: Page) {
    await named(opener)(page).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await fill?.(dialog);
  };

/** Of this address, or of one that contains it. */
const formOf = (page: Page, action: string) => page.locator(`form[action*="${action}"]`);

/** Follows a link to a form that opens as a dialog, without script as a page, and continues in it. */
export const follow = (link: string | RegExp, action: string, fill?: (form: Locator) => Promise<void>) =>
  async function followLink(page: Page) {
    await page
      .getByRole("link", { name: link, exact: typeof link === "string" })
      .first()
      .click();
    const form = formOf(page, action);
    await form.waitFor();
    await fill?.(form);
  };

export const inForm = (action: string, button: string) => (page: Page) =>
  formOf(page, action).getByRole("button", { name: button, exact: true });

/** What a dialog asks for before something that nobody can take back. */
export const typeWord = (word: string) => (dialog: Locator) => dialog.getByLabel(/^Bitte tippen Sie/).fill(word);

export const inDialog = (title: string, button: string) => (page: Page) =>
  page.getByRole("dialog", { name: title }).getByRole("button", { name: button, exact: true });

export const fillPasswords = async (place: Locator) => {
  for (const field of await place.locator("input[type=password]").all()) await field.fill("Mostbirne im Ried 27");
};
