import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AskPasswordPage, InterruptedPage } from "./interrupted-page";

const interrupted = { action: "/posts/neu", fields: [["content", "Getippt"]] as [string, string][], hadFiles: false };

it.each([
  ["a sign-in", InterruptedPage],
  ["the password", AskPasswordPage],
])("the page that asks for %s in place of a form has a heading that can take the focus", (_, Page) => {
  expect(renderToStaticMarkup(<Page interrupted={interrupted} />)).toMatch(/<h1[^>]*tabindex="-1"/i);
});
