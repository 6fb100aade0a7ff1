import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { SearchedList } from "./searched-list";

function drawn(props: Partial<React.ComponentProps<typeof SearchedList>>) {
  const list = {
    ...{ path: "/admin/protokoll", query: "", count: "0 Einträge", csv: "/admin/listen/protokoll", label: "Suchen in" },
    ...{ nothing: "keinen Eintrag", further: "Weitere", isFirst: true, next: null, children: null },
    choices: [{ name: "art", label: "Art", chosen: null, options: [{ value: "a", label: "A" }] }],
    none: { title: "Noch kein Eintrag", text: "Sobald jemand eingreift, steht er hier." },
    ...props,
  };
  const router = createMemoryRouter([{ path: "/", element: <SearchedList {...list} /> }]);
  return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

describe("a list with a search", () => {
  it("says only what will be in it while it has nothing [LOOK-77]", () => {
    const html = drawn({});
    expect(html).toContain("Noch kein Eintrag");
    expect(html).toContain("Sobald jemand eingreift, steht er hier.");
    for (const idle of ["Suchen in", "0 Einträge", "Tabelle herunterladen", "Alle anzeigen"])
      expect(html).not.toContain(idle);
  });

  const chosen = [{ name: "art", label: "Art", chosen: "a", options: [{ value: "a", label: "A" }] }];
  it.each([
    ["for a word", { query: "Käse" }, "Zu „Käse“ gibt es keinen Eintrag"],
    ["for a choice", { choices: chosen }, "Zu dieser Auswahl gibt es keinen Eintrag"],
    ["since a day", { filter: { seit: "2026-01-01" } }, "Zu dieser Auswahl gibt es keinen Eintrag"],
  ])("keeps the search and the way to all where nothing was found %s [LOOK-77]", (_, narrowed, title) => {
    const html = drawn(narrowed);
    for (const text of [title, "Suchen in", "0 Einträge", "Alle anzeigen"]) expect(html).toContain(text);
    for (const text of ["Tabelle herunterladen", "Noch kein Eintrag"]) expect(html).not.toContain(text);
  });

  it("keeps a choice that is always made, without a way to what one sees already [LOOK-77]", () => {
    const html = drawn({ choices: chosen.map((one) => ({ ...one, isNeeded: true as const })) });
    for (const text of ["Noch kein Eintrag", "Suchen in"]) expect(html).toContain(text);
    expect(html).not.toContain("Alle anzeigen");
  });

  it("folds its choices away on phones until one of them is not what it is at first [LOOK-88]", () => {
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    const found = (choice: { chosen: string | null; isNeeded?: true }, label: string | undefined = "Suchen in") =>
      drawn({ children: "Ein Eintrag", label, choices: [{ name: "art", label: "Art", options, ...choice }] });
    const folded = '<details class="unfolded-wide"';
    const open = '<details open="" class="unfolded-wide"';
    expect(found({ chosen: null })).toContain(folded);
    expect(found({ chosen: "a" })).toContain(open);
    expect(found({ chosen: "a", isNeeded: true })).toContain(folded);
    expect(found({ chosen: "b", isNeeded: true })).toContain(open);
    expect(found({ chosen: null }, "")).not.toContain("<details");
  });
});
