import { expect } from "vitest";
import { db } from "~/db/client.server";
import { rateLimits } from "../../app/db/schema";
import { type ActorName, type Actors, createPeople, type People, signInActors } from "../support/actors";
import { attribute, elements, it, type Page } from "../support/http";
import { pathFor, type World } from "../support/role-row";
import { limitRows } from "./limit-rows";
import { rows, type WriteRoute } from "./role-rows";

/** Each is read by some program as text, number or day, and refused by another one. */
const strangeValues = ["\0", "9223372036854775808", "+275760-09-13"];

const controls = ["input", "select", "textarea", "button"];

/** The fields of a page's forms, with their values. */
const fieldsIn = ({ document }: Page): Record<string, string> =>
  Object.fromEntries(
    elements(document, ({ tagName }) => controls.includes(tagName)).flatMap((control) => {
      const name = attribute(control, "name");
      return name ? [[name, attribute(control, "value") ?? ""]] : [];
    }),
  );

/** Who may write there, where, and with which form. */
async function writeOf(route: string, world: World) {
  const [row, limit] = [rows[route] ?? {}, limitRows[route as WriteRoute]];
  const counted = "counts" in limit ? limit : null;
  const actor: ActorName = counted?.by ?? (route.startsWith("POST /admin") ? "superadmin" : "creative");
  const path = counted?.path ? await counted.path(world) : await pathFor(route, row, world, actor);
  const form = (await counted?.form?.(world)) ?? (typeof row.form === "function" ? row.form(world, actor) : row.form);
  return { actor, path, form: Object.getPrototypeOf(form ?? {}) === Object.prototype ? form : {} };
}

let people: People;
let browsers: Actors;

it.beforeAll(async ({ site }) => {
  people = await createPeople(db);
  browsers = await signInActors(db, site.url, people);
});

for (const [route, row] of Object.entries(rows)) {
  if (!route.startsWith("POST ") || row.endsSession) continue;
  it(`${route} does not fail, whatever a field of its form holds [SAFE-132]`, async () => {
    const { actor, path, form } = await writeOf(route, { people });
    const page = await browsers[actor].get(path);
    const usual: Record<string, string> = { ...(page.status === 200 ? fieldsIn(page) : {}), ...(form as object) };
    const failed: unknown[] = [];
    await db.delete(rateLimits);
    for (const name of Object.keys(usual)) {
      for (const value of strangeValues) {
        const { status } = await browsers[actor].post(path, { ...usual, [name]: value }, { follow: false });
        if (status >= 500) failed.push([name, value, status]);
      }
    }
    expect(failed).toEqual([]);
  });
}
