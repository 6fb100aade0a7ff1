import { cutAt } from "~/text/cut";
import { slugify } from "~/text/slug";
import { type ReservedPerson, reserveSchema } from "../reservation";

/** Which column of a list has what. The first name may have its own column. */
export interface ListColumns {
  hasHeader: boolean;
  nameColumn: number;
  firstNameColumn: number | null;
  emailColumn: number;
}

const titles = {
  email: /^(e-?mail|mail)/i,
  firstName: /^vorname/i,
  kind: /^(art|typ|kategorie|konto-?art|mitglieds-?(art|typ))$/i,
  name: /^(name|nach-?name|zuname|familienname|künstler\S*name|firma|verein|mitglied)/i,
};

const isAddress = (cell: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell);

/** The first guess, which people can change. */
export function guessColumns(rows: readonly string[][]): ListColumns {
  const [first = []] = rows;
  const hasHeader = !first.some(isAddress);
  const titled = (title: RegExp) => (hasHeader ? first.findIndex((cell) => title.test(cell)) : -1);
  const addresses = first.map((_, column) => rows.filter((row) => isAddress(row[column] ?? "")).length);
  const emailColumn = addresses.indexOf(Math.max(...addresses));
  const firstName = titled(titles.firstName);
  const named = [titled(titles.name), ...first.keys()].find(
    (column) => column >= 0 && column !== emailColumn && column !== firstName,
  );
  return {
    hasHeader,
    nameColumn: named ?? 0,
    firstNameColumn: firstName >= 0 && firstName !== named ? firstName : null,
    emailColumn: titled(titles.email) >= 0 && addresses[emailColumn] === 0 ? titled(titles.email) : emailColumn,
  };
}

/** What the database says of one person of the list. */
export interface Known {
  /** The account or open reservation that has the address or name already, as a sentence. */
  taken: string | null;
  /** The profile whose address on the site this name would have. */
  slug: string | null;
}

/** `similar` and `company` can be chosen, but are not at first. */
export type Verdict = "new" | "similar" | "company" | "there" | "wrong";

export interface JudgedRow extends ReservedPerson {
  /** Its line in the file, not counting empty lines. */
  line: number;
  verdict: Verdict;
  reason?: string;
}

/** The persons of a list, in its order, each with its problem if there is one. */
export function readPersons(rows: readonly string[][], columns: ListColumns): JudgedRow[] {
  const kinds = columns.hasHeader ? (rows[0] ?? []).findIndex((cell) => titles.kind.test(cell)) : -1;
  const persons = rows
    .map((row, index) => asCompany(readPerson(row, index + 1, columns), row[kinds]))
    .slice(columns.hasHeader ? 1 : 0);
  const firstLine = new Map<string, number>();
  return persons.map((person) => {
    if (person.verdict === "wrong") return person;
    for (const key of [person.email, person.name.toLowerCase()]) {
      const earlier = firstLine.get(key);
      if (earlier) return { ...person, verdict: "wrong", reason: `Steht schon in Zeile ${earlier}.` };
    }
    firstLine.set(person.email, person.line).set(person.name.toLowerCase(), person.line);
    return person;
  });
}

/** The kind of a member who is a company, as a whole word: 'Firmenfotografie' is what a creative does. */
const isCompany =
  /^(unternehmen|firma|firmen|betriebe?|company|companies|auftraggeber(in)?|(unternehmens|firmen|betriebs)-?mitglied)(?![\p{L}\p{N}_-])/iu;

/** Only creatives can be reserved. The list may mean something else by its word, so the row can be chosen nevertheless. */
function asCompany(person: JudgedRow, cell = ""): JudgedRow {
  const kind = withoutHidden(cell).trim();
  if (person.verdict !== "new" || !isCompany.test(kind)) return person;
  const reason = `In der Liste „${cutAt(kind, 40)}“. Reservieren lassen sich nur Kreative.`;
  return { ...person, verdict: "company", reason };
}

/** Signs that begin a formula in programs for tables. No name or address begins like this. */
const beginsFormula = /^[=+\-@|%＝＋－＠｜％]/;

function readPerson(row: readonly string[], line: number, columns: ListColumns): JudgedRow {
  const at = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
  const parts = [at(columns.firstNameColumn), at(columns.nameColumn)];
  const typed = { name: parts.filter((part) => part !== "").join(" "), email: at(columns.emailColumn) };
  const wrong = (reason: string): JudgedRow => ({ ...shown(typed), line, verdict: "wrong", reason });
  if ([...parts, typed.email].some((cell) => beginsFormula.test(cell))) return wrong("Beginnt wie eine Formel.");
  const parsed = reserveSchema.safeParse(typed);
  if (!parsed.success) return wrong([...new Set(parsed.error.issues.map(({ message }) => message))].join(". "));
  return { ...parsed.data, line, verdict: "new" };
}

const withoutHidden = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, "");

/** What is wrong is shown, but never longer than a line, and without the characters that turn texts around. */
function shown({ name, email }: ReservedPerson): ReservedPerson {
  const cut = (text: string) => withoutHidden(text).slice(0, 120);
  return { name: cut(name), email: cut(email) };
}

export function judge(person: JudgedRow, { taken, slug }: Known): JudgedRow {
  if (taken) return { ...person, verdict: "there", reason: taken };
  if (!slug) return person;
  const alike = `Ein Profil heißt fast gleich: /kreative/${slug}`;
  return person.verdict === "company"
    ? { ...person, reason: `${person.reason} ${alike}` }
    : { ...person, verdict: "similar", reason: alike };
}

export const slugOf = ({ name }: ReservedPerson) => slugify(name);

export const isImportable = ({ verdict }: JudgedRow) => verdict !== "there" && verdict !== "wrong";
