import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page";

function pageFor(status: number) {
  const routes = [{ path: "*", element: <ErrorPage status={status} interrupted={null} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

it("calls only a failure of ours an error of ours [TELL-56]", () => {
  for (const status of [414, 431]) expect(pageFor(status)).toContain("Das ist zu lang");
  for (const status of [402, 406, 415, 451]) expect(pageFor(status)).toContain("Das wurde nicht angenommen");
  for (const status of [403, 404, 414, 415, 431, 503])
    expect(pageFor(status)).not.toContain("Der Fehler liegt bei uns");
  expect(pageFor(500)).toContain("Der Fehler liegt bei uns");
});
