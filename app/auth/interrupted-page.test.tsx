import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AskPasswordPage, InterruptedPage, ResumePage } from "./interrupted-page";

const interrupted = { action: "/posts/neu", fields: [["content", "Getippt"]] as [string, string][], hadFiles: false };

it.each([
  ["a sign-in", InterruptedPage],
  ["the password", AskPasswordPage],
])("the page that asks for %s in place of a form has a heading that can take the focus", (_, Page) => {
  expect(renderToStaticMarkup(<Page interrupted={interrupted} />)).toMatch(/<h1[^>]*tabindex="-1"/i);
});

it("the page that resumes a form sends it by itself, unless it had files, and says then that they are missing [AUTH-73]", () => {
  const pageOf = (hadFiles: boolean) => renderToStaticMarkup(<ResumePage interrupted={{ ...interrupted, hadFiles }} />);
  const missing = "Bilder und andere Dateien sind nicht mehr dabei";
  expect([pageOf(false).includes("data-resumes"), pageOf(false).includes(missing)]).toEqual([true, false]);
  expect([pageOf(true).includes("data-resumes"), pageOf(true).includes(missing)]).toEqual([false, true]);
});
