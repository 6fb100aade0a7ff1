import { plainPostText } from "~/features/posts/post-text";
import { workMax } from "~/text/maximums";
import { paragraphs } from "~/text/typed";
import { hasVisibleText } from "~/text/visible";

/**
 * Title and text of a work that was a post: its first line is the title, or the first sentence of a long one. A work has
 * no bold text.
 */
export function wordsOfPost(post: string): { title: string; content: string } {
  const text = plainPostText(post);
  const lines = text.split("\n");
  const first = lines.findIndex(hasVisibleText);
  const line = (lines[first] ?? "").trim();
  if ([...line].length <= workMax.title) return { title: line, content: paragraphs(lines.slice(first + 1).join("\n")) };
  // The title is only the beginning of the line, so the text keeps the whole line.
  return { title: firstSentence(line) ?? cutAtWord(line), content: text };
}

function firstSentence(line: string): string | null {
  const [sentence = ""] = /^.{10,}?(?=[.!?]\s)/u.exec(line) ?? [];
  return sentence && [...sentence].length <= workMax.title ? sentence : null;
}

function cutAtWord(line: string): string {
  const cut = [...line].slice(0, workMax.title - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ")).trimEnd() || cut}…`;
}
