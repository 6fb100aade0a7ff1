import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { ausschreibungen } from "~/db/schema";

const { searchHead, searchText } = ausschreibungen;

/** A trigram index knows a word by three letters or digits in a row. `search_fold` writes ä for ae, and so on. */
const hasTrigram = (word: string) =>
  /[a-z\däöüßàáâãåèéêëìíîïòóôõùúûçñýÿšžčćń]{3}/i.test(word.replace(/([aou])e/gi, "$1"));

const contains = (text: SQLWrapper, word: string): SQL =>
  sql`${text} like search_fold(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;

/** A word too short for the long text is looked for where names stand: in title, category, place and company. */
export const holdsWord = (word: string): SQL => contains(hasTrigram(word) ? searchText : searchHead, word);

/** The same in words that an index understands: of a short word, its one- and two-letter pieces. */
export const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? contains(searchText, word)
    : sql`(search_grams(${searchHead}) @> search_grams(search_fold(${word})) and ${contains(searchHead, word)})`;
