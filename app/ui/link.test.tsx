import { renderToString } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, it } from "vitest";
import { Link } from "./link";

const drawn = (link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={["/hier/und?da"]}>{link}</MemoryRouter>);

describe("a link is what the router would make of it", () => {
  it.each([
    "/",
    "/kreative",
    "/kreative/anna-fink#posts",
    "/kreative?q=a/b&seite=2",
    "/?bestaetigt=1",
    "/kreative?",
    "/kreative#",
    "/kreative?#posts",
    "/kreative?q=a#",
    "/kreative/",
    "/kreative//anna",
    "/kreative/../blog",
    "/blog/ein.punkt",
    "/grüße/ä ö",
    "/auth?modus=anmelden&weiter=%2Fprofil%2F..%2Fa",
    "//example.com/x",
    "https://example.com/x",
    "mailto:a@example.com",
    "#inhalt",
    "?seite=2",
    "weiter",
    "..",
    "",
  ])("to '%s'", (to) => {
    const more = { className: "link", "aria-current": "page", target: "_blank", children: "Text" } as const;
    expect(drawn(<Link to={to} {...more} />)).toBe(drawn(<RouterLink discover="none" to={to} {...more} />));
  });

  it.each([
    ["/kreative?dialog=1", "/ausschreibungen/neu"],
    ["?dialog=1", "/nachrichten/neu?ausschreibung=7"],
    ["/kreative", "../blog"],
  ])("to '%s', also where the address bar shows '%s'", (to, mask) => {
    const masked = { to, mask, children: "Text" };
    expect(drawn(<Link {...masked} />)).toBe(drawn(<RouterLink discover="none" {...masked} />));
  });

  it("without the router where the address bar shows another", () => {
    const masked = <Link to="/kreative?dialog=1" mask="/ausschreibungen/neu" state={{ a: 1 }} />;
    expect(renderToString(masked)).toBe('<a href="/ausschreibungen/neu"></a>');
  });

  it("with everything that only the router reads", () => {
    const more = {
      replace: true,
      state: { a: 1 },
      preventScrollReset: true,
      viewTransition: true,
      relative: "path",
    } as const;
    const further = { reloadDocument: true, defaultShouldRevalidate: false };
    const link = <Link to="/kreative" {...more} {...further} />;
    expect(drawn(link)).toBe('<a href="/kreative"></a>');
    expect(drawn(link)).toBe(drawn(<RouterLink discover="none" to="/kreative" {...more} {...further} />));
  });
});
