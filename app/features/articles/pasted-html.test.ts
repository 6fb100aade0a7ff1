import { expect, it } from "vitest";
import { tidyPasted } from "./pasted-html";

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}</p>`;

it("makes lists of Word's paragraphs with a drawn bullet or number [BADM-23]", () => {
  expect(tidyPasted(`${item("·", "Eins")}\n${item("·", "<b>Zwei</b>")}<p>Text</p>${item("1.", "Drei")}`)).toBe(
    "<ul><li><p>Eins</p></li><li><p><b>Zwei</b></p></li></ul><p>Text</p><ol><li><p>Drei</p></li></ol>",
  );
});

it("keeps apart the cells of a table, makes the largest heading one of the article, and drops files of a computer [BADM-23]", () => {
  expect(tidyPasted("<h1 class=x>Titel</h1><tr><td>a</td><td>b</td></tr>")).toBe(
    "<h2 class=x>Titel</h2><tr><td>a </td><td>b </td></tr>",
  );
  const kept = '<img src="https://example.com/a.png">';
  expect(tidyPasted(`<img width=3 src="file:///c:/x.png">${kept}`)).toBe(kept);
});
