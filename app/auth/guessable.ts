/** The patterns that attackers try after the lists of common passwords. */
export type GuessableKind = "sequence" | "repeat" | "keyboard" | "date" | "site" | "own";

interface Part {
  from: number;
  to: number;
  kind: GuessableKind;
}

/** The number of independent parts to guess, and the kind of pattern that covers most of the text. */
interface Guess {
  effort: number;
  kind: GuessableKind | null;
}

const forwards = [
  "1234567890ß",
  "qwertzuiopü",
  "qwertyuiop[]",
  "asdfghjklöä",
  "asdfghjkl;'",
  "yxcvbnm,.-",
  "zxcvbnm,./",
  '!"§$%&/()=',
  "!@#$%^&*()",
  // Columns of the German and English layouts, and of the number pad.
  ...["1qay", "2wsx", "3edc", "4rfv", "5tgb", "6zhn", "7ujm", "8ik,", "9ol.", "1qaz", "6yhn"],
  ...["0147", "2580", "0369", "159", "357"],
];

const neighbours = new Set(
  [...forwards, ...forwards.map(reverse)].flatMap((row) => [...row.slice(2)].map((_, at) => row.slice(at, at + 3))),
);

/**
 * Counts the parts that an attacker has to guess. A single character counts as one part, and so does a whole run,
 * repeat, date or known word, because guessing programs try these first. `text` and `words` must be lower case.
 */
export function guess(text: string, words: Partial<Record<"site" | "own", string[]>>): Guess {
  const undoubled = text.replace(/(.)\1/g, "$1");
  const candidates = readings(text).map((reading) => cover(reading, words));
  if (undoubled.length * 2 === text.length) candidates.push(withOneMore(cover(undoubled, words)));
  const [odd, even] = [cover(everySecond(text, 0), words), cover(everySecond(text, 1), words)];
  candidates.push({ effort: odd.effort + even.effort + 1, kind: odd.kind ?? even.kind });
  return candidates.reduce((min, other) => (other.effort < min.effort ? other : min));
}

const withOneMore = ({ effort, kind }: Guess): Guess => ({ effort: effort + 1, kind });

const everySecond = (text: string, from: number) => [...text].filter((_, at) => at % 2 === from).join("");

function reverse(text: string): string {
  return [...text].reverse().join("");
}

/** The text itself, and its readings with digits and signs replaced by the letters they resemble. */
function readings(text: string): string[] {
  const letters: Record<string, string> = { "4": "a", "@": "a", "3": "e", "0": "o", "5": "s", $: "s", "7": "t" };
  const read = (one: string) =>
    text.replace(/[@$0-9!]/g, (sign) => ("1!".includes(sign) ? one : (letters[sign] ?? sign)));
  return [...new Set([text, read("i"), read("l")])];
}

/** The fewest guessable parts and single characters that make up the text. */
function cover(text: string, words: Parameters<typeof guess>[1]): Guess {
  const parts = [...runs(text), ...repeats(text), ...dates(text)];
  for (const kind of ["site", "own"] as const) parts.push(...known(text, kind, words[kind] ?? []));
  const best: { effort: number; covered: Partial<Record<GuessableKind, number>> }[] = [{ effort: 0, covered: {} }];
  for (let to = 1; to <= text.length; to += 1) {
    const before = best[to - 1] ?? { effort: 0, covered: {} };
    best[to] = { effort: before.effort + 1, covered: before.covered };
    for (const { from, kind } of parts.filter((part) => part.to === to)) {
      const { effort, covered } = best[from] ?? before;
      if (effort + 1 > (best[to]?.effort ?? 0)) continue;
      best[to] = { effort: effort + 1, covered: { ...covered, [kind]: (covered[kind] ?? 0) + to - from } };
    }
  }
  const { effort, covered } = best[text.length] ?? { effort: 0, covered: {} };
  const [longest] = Object.entries(covered).sort(([, a], [, b]) => b - a);
  return { effort, kind: (longest?.[0] as GuessableKind | undefined) ?? null };
}

/**
 * Runs of neighbours on the keyboard, in the alphabet or among the digits: at least three characters, or four for steps
 * of two.
 */
function runs(text: string): Part[] {
  const found: Part[] = [];
  for (let from = 0; from < text.length; from += 1) {
    const add = (kind: GuessableKind, min: number, goesOn: (at: number) => boolean) => {
      for (let at = from + 1; at < text.length && goesOn(at); at += 1)
        if (at + 1 - from >= min) found.push({ from, to: at + 1, kind });
    };
    add("keyboard", 3, (at) => at === from + 1 || neighbours.has(text.slice(at - 2, at + 1)));
    for (const step of [1, -1, 2, -2]) add("sequence", Math.abs(step) + 2, (at) => stepTo(text, at) === step);
  }
  return found;
}

function stepTo(text: string, at: number): number | null {
  const pair = text.slice(at - 1, at + 1);
  if (pair === "90") return 1;
  if (pair === "09") return -1;
  return /^(?:[a-z]{2}|\d{2})$/.test(pair) ? text.charCodeAt(at) - text.charCodeAt(at - 1) : null;
}

/** Parts that directly repeat the text before them. The first occurrence still has to be guessed. */
function repeats(text: string): Part[] {
  const found: Part[] = [];
  for (let size = 1; size <= text.length / 2; size += 1) {
    for (let at = size; at < text.length; at += 1) {
      let to = at;
      while (to < text.length && text[to] === text[to - size]) to += 1;
      if (to - at >= Math.max(2, size)) found.push({ from: at, to, kind: "repeat" });
    }
  }
  return found;
}

function dates(text: string): Part[] {
  const day = "(?:0[1-9]|[12]\\d|3[01])";
  const month = "(?:0[1-9]|1[0-2])";
  const year = "(?:19|20)\\d\\d";
  const mark = "[-./ ]?";
  const pattern = new RegExp(
    `(?=(${day}${mark}${month}${mark}${year}|${year}${mark}${month}${mark}${day}|${day}${mark}${month}${mark}\\d\\d|${year}))`,
    "g",
  );
  return [...text.matchAll(pattern)].map(({ index, 1: date = "" }) => ({
    from: index,
    to: index + date.length,
    kind: "date",
  }));
}

function known(text: string, kind: GuessableKind, words: string[]): Part[] {
  const found: Part[] = [];
  for (const word of new Set([...words, ...words.map(reverse)])) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1))
      found.push({ from, to: from + word.length, kind });
  }
  return found;
}
