import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AskPasswordPage, InterruptedPage, ResumePage } from "./interrupted-page";

const interrupted = { action: "/posts/neu", fields: [["content", "Getippt"]] as [string, string][], files: [] };

it.each([
  ["a sign-in", InterruptedPage],
  ["the password", AskPasswordPage],
])("the page that asks for %s in place of a form has a heading that can take the focus", (_, Page) => {
  expect(renderToStaticMarkup(<Page interrupted={interrupted} />)).toMatch(/<h1[^>]*tabindex="-1"/i);
});

it("the page that resumes a form sends it by itself, unless it had files, which it asks for again [AUTH-73]", () => {
  const pageOf = (...fileNames: string[]) => {
    const files = fileNames.map((fileName): [string, string] => ["images", fileName]);
    return renderToStaticMarkup(<ResumePage interrupted={{ ...interrupted, files }} />);
  };
  const missing = "Bilder und andere Dateien sind nicht mehr dabei";
  expect([pageOf("").includes("data-resumes"), pageOf("").includes(missing)]).toEqual([true, false]);
  const incomplete = pageOf("", "Tisch.png");
  expect([incomplete.includes("data-resumes"), incomplete.includes(missing)]).toEqual([false, true]);
  expect(incomplete).toContain("„Tisch.png“ noch einmal wählen");
  expect(
    incomplete.match(/<input[^>]* type="file"[^>]*name="images"|<input[^>]*name="images"[^>]* type="file"/g),
  ).toHaveLength(2);
});
