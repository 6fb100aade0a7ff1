/** What `app/boot.js` removes at a sign-out. */
const everyKey = "entwurf:";

export type Entry = readonly [name: string, text: string];

/** The version of the thing that a form changes, or for a form that makes one, the number of the newest. */
export type Since = string | number;

/** The texts of a form that is not saved yet, stored in this browser. */
export interface Unsent {
  entries: Entry[];
  typedAt: string;
  /** What was stored when the person typed. */
  since: Since;
  /** Set when the form was sent. Whether it was saved shows in what is stored now. */
  isSent?: boolean;
}

/** The form at an address, of an account. */
export interface Place {
  owner: string;
  path: string;
}

const keyOf = ({ owner, path }: Place, since: Since) => `${everyKey}${owner}:${path}:${since}`;

export function entriesOf(form: HTMLFormElement): Entry[] {
  const named = [...new FormData(form)];
  return named.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
}

/** The unsent texts of a form, latest first. Deletes what other accounts have left in this browser. */
export function readUnsent(place: Place, now: Since): Unsent[] {
  return attempt(() => {
    const found: Unsent[] = [];
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(everyKey)) continue;
      const isOwn = key.startsWith(`${everyKey}${place.owner}:`);
      if (isOwn && !key.startsWith(keyOf(place, ""))) continue;
      const unsent = isOwn ? parse(localStorage.getItem(key)) : null;
      if (unsent && !wasSaved(unsent, now)) found.push(unsent);
      else localStorage.removeItem(key);
    }
    return found.sort((one, other) => other.typedAt.localeCompare(one.typedAt));
  }, []);
}

const wasSaved = ({ isSent, since }: Unsent, now: Since) =>
  isSent === true && (typeof since === "number" ? Number(now) > since : now !== since);

function parse(text: string | null): Unsent | null {
  const { entries, typedAt, since, isSent } = attempt(() => JSON.parse(text ?? "null") as Partial<Unsent>, null) ?? {};
  if (!Array.isArray(entries) || typeof typedAt !== "string" || since === undefined) return null;
  return { entries: entries.filter((entry) => Array.isArray(entry) && entry.length === 2), typedAt, since, isSent };
}

/** Returns whether it was stored: storage can be full or blocked. */
export const storeUnsent = (place: Place, unsent: Unsent): boolean =>
  attempt(() => {
    // Another tab may have signed out.
    if (!("viewer" in document.documentElement.dataset)) return false;
    localStorage.setItem(keyOf(place, unsent.since), JSON.stringify(unsent));
    return true;
  }, false);

export const discardUnsent = (place: Place, { since }: Pick<Unsent, "since">) =>
  attempt(() => localStorage.removeItem(keyOf(place, since)), undefined);

/** Whether this browser can store anything at all. */
export const canStore = (): boolean =>
  attempt(() => {
    localStorage.setItem(everyKey, "1");
    localStorage.removeItem(everyKey);
    return true;
  }, false);

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The values as a refused form has them: several of one name as a list, `credits[0].name` in a row of a list. */
export function valuesOf(entries: readonly Entry[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of entries) {
    const [, list = "", index, part = ""] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(name) ?? [];
    if (list) {
      const rows = (values[list] ?? []) as Record<string, string>[];
      rows[Number(index)] = { ...rows[Number(index)], [part]: text };
      values[list] = rows;
    } else {
      const before = values[name];
      values[name] = before === undefined ? text : [before, text].flat();
    }
  }
  return values;
}
