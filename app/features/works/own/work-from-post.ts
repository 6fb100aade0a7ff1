import { paragraphs } from "~/text/typed";
import { hasVisibleText } from "~/text/visible";
import { longestTitle } from "../work-schema";

/** Title and text of a work that was a post: its first line is the title, cut at a word when it is too long. */
export function wordsOfPost(content: string): { title: string; content: string | null } {
  const lines = content.split("\n");
  const first = lines.findIndex(hasVisibleText);
  const line = (lines[first] ?? "").trim();
  const letters = [...line];
  if (letters.length <= longestTitle)
    return { title: line, content: paragraphs(lines.slice(first + 1).join("\n")) || null };
  const cut = letters.slice(0, longestTitle - 1).join("");
  const words = cut.slice(0, cut.lastIndexOf(" ")).trimEnd() || cut;
  // The title lacks the end of the line, so the text keeps all of it.
  return { title: `${words}…`, content };
}
