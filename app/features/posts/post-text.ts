import { bold } from "~/text/post-excerpt";

/** A bold or plain piece of one line of a post. */
export interface TextPiece {
  text: string;
  isBold: boolean;
}

export type TextLine = TextPiece[];

/** Reads '**bold**' and line breaks. Everything else stays plain text. */
export function readPostText(content: string): TextLine[] {
  const lines: TextLine[] = [[]];
  const add = (text: string, isBold: boolean) => {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.push([]);
      if (line) lines.at(-1)?.push({ text: line, isBold });
    }
  };
  let end = 0;
  for (const mark of content.matchAll(bold)) {
    add(content.slice(end, mark.index), false);
    add(mark[1] ?? "", true);
    end = mark.index + mark[0].length;
  }
  add(content.slice(end), false);
  return lines;
}

const shownAtFirst = 600;
const linesAtFirst = 9;
const worthUnfolding = 150;

/**
 * Splits a long post into its start and the part that unfolds. Cuts after a line, otherwise after a sentence or word.
 */
export function foldPostText(content: string): { start: string; rest: string } {
  const lines = content.split("\n");
  const byLines = lines.length > linesAtFirst + 2 ? lines.slice(0, linesAtFirst).join("\n").length : content.length;
  const limit = Math.min(byLines, shownAtFirst);
  if (content.length - limit < worthUnfolding && byLines === content.length) return { start: content, rest: "" };
  const places = [...content.matchAll(/\n|(?<=[.!?])\s|\s/g)]
    .map((match) => ({
      at: match.index,
      weight: match[0] === "\n" ? 3 : /[.!?]/.test(content[match.index - 1] ?? "") ? 2 : 1,
    }))
    .filter(({ at }) => at <= limit && at > limit / 2 && !isInsideBold(content, at));
  const best = places.toSorted((a, b) => b.weight - a.weight || b.at - a.at)[0];
  if (!best) return { start: content, rest: "" };
  return { start: content.slice(0, best.at).trimEnd(), rest: content.slice(best.at).trim() };
}

function isInsideBold(content: string, at: number): boolean {
  return [...content.matchAll(bold)].some((mark) => mark.index < at && at < mark.index + mark[0].length);
}

/** The text without the asterisks, for places without bold text. */
export const plainPostText = (content: string) =>
  readPostText(content)
    .map((line) => line.map(({ text }) => text).join(""))
    .join("\n");
