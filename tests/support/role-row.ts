import { isDeepStrictEqual } from "node:util";
import { type ActorName, type Actors, type Answers, actorNames, answerFor, type People } from "./actors";
import type { Browserless, Page } from "./browserless";

/** 200, the target of a redirect ('→ /feed', '→ /posts/…'), or a status with a text of the page. */
export type Answer = number | `→ ${string}` | [status: number, text: string];

export interface World {
  people: People;
}

export interface Row extends Answers<Answer> {
  /** The address to try, created again after each write that was taken, because a deletion needs something to delete. */
  path?: string | ((world: World, actor: ActorName) => string | Promise<string>);
  form?: Record<string, string> | ((world: World, actor: ActorName) => Record<string, string>);
  /** The form changes a stored thing, so it says which version its person saw. */
  edits?: true;
  /** The rules that this row proves. */
  proves?: string;
  /** It shows a mail, whose title is its subject. */
  isMail?: true;
  /** The route signs the actor out. */
  endsSession?: boolean;
}

/** The answers to all actors; of those that are as wanted nothing is left, so that a failure is short. */
export async function tryRow(route: string, row: Row, world: World & { browsers: Actors }) {
  const [method] = route.split(" ");
  const actual: Partial<Record<ActorName, unknown>> = {};
  const wanted: Partial<Record<ActorName, unknown>> = {};
  const paths = pathsFor(route, row, world);
  for (const actor of actorNames) {
    const answer = answerFor(row, actor);
    const path = await paths.next(actor);
    const form = typeof row.form === "function" ? row.form(world, actor) : (row.form ?? {});
    const browser = world.browsers[actor];
    const page =
      method === "POST"
        ? await browser.post(path, row.edits ? await withVersion(browser, path, form) : form, { follow: false })
        : await browser.get(path, { follow: false });
    paths.answered(page);
    wanted[actor] = answer;
    actual[actor] = describeAnswer(page, answer);
    if (!row.isMail && !isTitled(page)) actual[actor] = { status: page.status, titled: page.title };
    if (method === "GET" && page.status >= 400) actual[actor] = await alsoAsData(browser, path, page, actual[actor]);
    if (method === "GET" && page.status >= 300)
      actual[actor] = await alsoAsHead(browser, path, page, answer, actual[actor]);
    if (isDeepStrictEqual(actual[actor], answer)) {
      delete actual[actor];
      delete wanted[actor];
    }
  }
  return { actual, wanted };
}

/** Every page has a title that ends with the product's name, whoever looks and whatever it answers. */
const isTitled = (page: Page) =>
  !page.headers.get("content-type")?.startsWith("text/html") ||
  page.headers.has("location") ||
  /<title>[^<]+ · Kreativländle<\/title>/.test(page.html);

/** The form with the version that its page shows. */
export async function withVersion(browser: Browserless, path: string, form: Record<string, string>) {
  return { version: (await browser.get(path)).valueAt("version") ?? "", ...form };
}

/**
 * The addresses for one actor after the other. What is read or refused stays as it was, so that the next actor gets the
 * same address, if the row has the same for all: whoever is refused is refused with what the next one may do.
 */
export function pathsFor(route: string, row: Row, world: World) {
  const isSame = typeof row.path !== "function" || row.path.length < 2;
  let known: string | undefined;
  return {
    async next(actor: ActorName): Promise<string> {
      if (!isSame) known = undefined;
      known ??= await pathFor(route, row, world, actor);
      return known;
    },
    answered({ status }: Page) {
      if (!route.startsWith("GET ") && status < 400) known = undefined;
    },
  };
}

export async function pathFor(route: string, row: Row, world: World, actor: ActorName): Promise<string> {
  const [, address = "/"] = route.split(" ");
  return typeof row.path === "function" ? row.path(world, actor) : (row.path ?? address);
}

function describeAnswer(page: Page, wanted: Answer): unknown {
  const target = targetOf(page, wanted);
  if (target) return target;
  if (typeof wanted === "number") return page.status;
  const [, text] = Array.isArray(wanted) ? wanted : [0, ""];
  return [page.status, page.says(text) ? text : page.heading];
}

/** Where a redirect leads. Of a target that is wanted as an open one ('…') the rest may change from one request to the next. */
function targetOf({ headers }: Page, wanted: Answer): string | null {
  const location = headers.get("location");
  if (!location) return null;
  const isOpen = typeof wanted === "string" && wanted.endsWith("…");
  return isOpen && `→ ${location}`.startsWith(wanted.slice(0, -1)) ? wanted : `→ ${location}`;
}

/** The data request of a page's script must be refused like the page itself. */
async function alsoAsData(browser: Browserless, path: string, page: Page, described: unknown) {
  const [pathname = "/", search] = path.split("?");
  const dataPath = `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data${search ? `?${search}` : ""}`;
  const data = await browser.get(dataPath, { follow: false });
  return data.status === page.status ? described : { page: page.status, data: data.status };
}

/** A HEAD request is refused or led elsewhere like the page itself. */
async function alsoAsHead(browser: Browserless, path: string, page: Page, wanted: Answer, described: unknown) {
  const head = await browser.head(path, { follow: false });
  const isSame = head.status === page.status && targetOf(head, wanted) === targetOf(page, wanted);
  return isSame ? described : { page: page.status, head: head.status };
}
