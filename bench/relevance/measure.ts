import { fold } from "../../app/search/language/fold";
import { lexeme, lexemesOfPlace } from "../../app/search/lexemes";
import { placesOfField } from "../../app/search/region/place-field";
import { understand } from "../../app/search/understand";
import { findConcept, withWider } from "../../app/search/vocabulary/vocabulary";
import { hasLetters, type MadePerson } from "./made-set";
import { readQueries } from "./read-queries";

export interface Measured {
  queries: number;
  /** Of those who should be found, the part among the first ten. */
  recall: number;
  /** One divided by the rank of the first right result. */
  meanReciprocalRank: number;
  /** Of the first five results, the part that is offered as an answer but is neither right nor akin, nor holds the typed letters. */
  wrong: number;
  failing: string[];
}

/** Names, the best first, and whether each is an answer or is under a heading such as 'Ähnliche Tätigkeiten'. */
type Search = (query: string) => Promise<{ name: string; isAnswer: boolean }[]>;

const mentions = ({ bio, works }: MadePerson, query: string) =>
  query.split(/\s+/).some((word) => fold(`${bio} ${works}`).includes(fold(word)));

/** Measures judged queries over the made people. */
export async function measure(text: string, people: readonly MadePerson[], search: Search): Promise<Measured> {
  const byName = new Map(people.map((person) => [person.name, person]));
  const failing: string[] = [];
  let [recall, ranks, asked, shown, wrongs] = [0, 0, 0, 0, 0];
  for (const { query, concepts, place } of readQueries(text)) {
    const results = await search(query);
    const found = results.flatMap(({ name }) => byName.get(name) ?? []);
    const answers = results.flatMap(({ name, isAnswer }) => (isAnswer ? (byName.get(name) ?? []) : []));
    const does = ({ crafts }: MadePerson) => concepts.some((id) => withWider(crafts).includes(id));
    const isThere = ({ location }: MadePerson) =>
      place === null || placesOfField(location).some((each) => lexemesOfPlace(each).includes(lexeme.place(place)));
    // 'Zahnarzt Bregenz' asks for nobody of these.
    if (concepts.length === 0 && found.length === 0 && understand(query).rest.length > 0) continue;
    const all = people.filter((person) => (concepts.length > 0 ? does(person) : place !== null && isThere(person)));
    const there = all.filter(isThere);
    const right = there.length > 0 ? there : all;
    if (right.length === 0) {
      const strangers = found.filter((person) => !hasLetters(person, query) && !mentions(person, query));
      if (concepts.length > 0 ? found.length === 0 : place === null && strangers.length > 0)
        failing.push(`${query}: ${found.slice(0, 3).map(({ title }) => title)}`);
      continue;
    }
    const first = found.findIndex((person) => right.includes(person));
    const among = right.filter((person) => found.slice(0, 10).includes(person)).length / Math.min(10, right.length);
    const akin = new Set(concepts.flatMap((id) => [id, ...withWider([id]), ...(findConcept(id)?.related ?? [])]));
    const isWrong = (person: MadePerson) =>
      !all.includes(person) && !hasLetters(person, query) && !withWider(person.crafts).some((id) => akin.has(id));
    const five = concepts.length > 0 ? answers.slice(0, 5) : [];
    const bad = five.filter(isWrong);
    asked += 1;
    recall += among;
    ranks += first < 0 ? 0 : 1 / (first + 1);
    shown += five.length;
    wrongs += bad.length;
    if (first !== 0 || among < 1 || bad.length > 0)
      failing.push(
        `${query}: rank ${first + 1}, recall ${among.toFixed(2)}, wrong ${bad.map(({ title }) => title)}; ${found.slice(0, 3).map(({ title, location }) => `${title} (${location})`)}`,
      );
  }
  return {
    queries: readQueries(text).length,
    recall: recall / asked,
    meanReciprocalRank: ranks / asked,
    wrong: wrongs / shown,
    failing,
  };
}
