import { expect, it } from "vitest";
import { wordsOfPost } from "./work-from-post";

it.each([
  ["Neues Plakat\n\nGedruckt in Lustenau.", "Neues Plakat", "Gedruckt in Lustenau."],
  ["Neues Plakat", "Neues Plakat", ""],
  ["**Neues** Plakat\nIn **Rot**.", "Neues Plakat", "In Rot."],
  ["\u3164\nNeues Plakat\nIn Rot.", "Neues Plakat", "In Rot."],
  ["Neues Plakat\n\u3164", "Neues Plakat", ""],
])("makes title and text of a work out of the post %j [WORK-70]", (post, title, content) => {
  expect(wordsOfPost(post)).toEqual({ title, content });
});

it("takes the first sentence of a long first line as title, and keeps all of it in the text [WORK-70]", () => {
  const rest = "Gedruckt in drei Farben auf Papier. ".repeat(5).trim();
  expect(wordsOfPost(`**Vier Abende in Egg.** ${rest}`)).toEqual({
    title: "Vier Abende in Egg",
    content: `Vier Abende in Egg. ${rest}`,
  });
});

it("cuts a long first line at a word, and keeps all of it in the text [WORK-70]", () => {
  const post = `${"Ein Satz ohne Ende ".repeat(20)}\nund mehr`;
  const { title, content } = wordsOfPost(post);
  expect(title).toMatch(/ (?:Ein|Satz|ohne|Ende)…$/);
  expect([...title].length).toBeLessThanOrEqual(120);
  expect(content).toBe(post);
  expect([...wordsOfPost("🌲".repeat(200)).title]).toHaveLength(120);
});
