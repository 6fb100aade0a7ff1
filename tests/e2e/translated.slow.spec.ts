import { expect, test } from "../support/fixtures";
import { touch } from "../support/touch";

/** Does what a browser does that translates a page: each text becomes a `<font>` element, also later ones. */
function translate() {
  const untouched = "script, style, template, noscript, textarea, font";
  const replaceTexts = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.nodeValue?.trim() && !text.parentElement?.closest(untouched)) texts.push(text as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(`${text.data} (übersetzt)`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) replaceTexts(added instanceof Text ? (added.parentNode ?? added) : added);
  }).observe(document.body, { childList: true, subtree: true });
}

for (const moment of ["before", "after"])
  test(`a page that the browser translates ${moment} its program has started goes on working [GEN-33]`, async ({
    page,
    expectTrouble,
  }) => {
    // React makes a page anew that differs from what it expects.
    if (moment === "before") expectTrouble(/Minified React error #418/);
    await page.goto("/kreative");
    if (moment === "before") await page.evaluate(translate);
    await touch(page);
    if (moment === "after") await page.evaluate(translate);
    const main = page.getByRole("main");
    const field = main.getByLabel(/^Tätigkeit, Name oder Ort/);
    for (const word of ["Illustration", "Xyzzyqwertz", "Fotografie"]) {
      await field.fill(word);
      await field.press("Enter");
      await expect(page).toHaveURL(new RegExp(`q=${word}`));
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Alle Kreativen");
      if (word.startsWith("X")) await expect(main).toContainText("Keine Kreativen gefunden");
      else await expect(main.getByRole("heading", { level: 3 }).first()).toBeVisible();
    }
    await page.getByRole("banner").getByRole("link", { name: /^Blog/ }).filter({ visible: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toContainText("Blog");
  });
