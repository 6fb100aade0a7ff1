import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Problem } from "~/http/answer";
import { ErrorPage } from "./error-page";

function pageFor(status: number, problem?: Problem) {
  const routes = [{ path: "*", element: <ErrorPage status={status} problem={problem} interrupted={null} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

it("calls only a failure of ours an error of ours [TELL-56]", () => {
  for (const status of [414, 431]) expect(pageFor(status)).toContain("Das ist zu lang");
  for (const status of [402, 406, 415, 451]) expect(pageFor(status)).toContain("Das wurde nicht angenommen");
  for (const status of [403, 404, 414, 415, 431, 503])
    expect(pageFor(status)).not.toContain("Der Fehler liegt bei uns");
  expect(pageFor(500)).toContain("Der Fehler liegt bei uns");
});

it("ends no line of its text within 'E-Mail' [LOOK-98]", () => {
  const page = pageFor(404, { title: "Dieser Link gilt nicht", text: "Bitte öffnen Sie ihn in der E-Mail." });
  expect(page).toContain('in der <span class="whitespace-nowrap">E-Mail</span>.');
});
