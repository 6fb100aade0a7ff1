import { Suspense, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CachedFragment, type FragmentCache, FragmentCacheContext } from "~/ui/cached-fragment";
import { entryOverhead } from "~/visible/recently-used";
import { cacheFragments } from "./cached-fragments.server";

const pageWith = (write: FragmentCache | null, name: string, said = name) =>
  renderToString(
    <FragmentCacheContext value={write}>
      <CachedFragment of={["end", name]} className="end">
        {() => (
          <p>
            Von {said} &amp; „Söhne“, <a href="/agb">AGB</a>
          </p>
        )}
      </CachedFragment>
    </FragmentCacheContext>,
  );

it("makes a part once for all it depends on, as the browser makes it", () => {
  const write = cacheFragments();
  const made = pageWith(null, "Berg");
  expect(pageWith(write, "Berg")).toBe(made);
  expect(pageWith(write, "Berg", "not asked again")).toBe(made);
  expect(pageWith(write, "Tal")).toBe(pageWith(null, "Tal"));
  expect(pageWith(write, "Berg", "not asked again")).toBe(made);
});

it("forgets the part that nobody has asked for the longest time", () => {
  const write = cacheFragments((pageWith(null, "Berg").length + entryOverhead) * 2.5);
  for (const name of ["Berg", "Tal", "Berg", "Wald"]) pageWith(write, name);
  const again = ["Berg", "Wald", "Tal"].map((name) => pageWith(write, name, "new").includes("new"));
  expect(again).toEqual([false, false, true]);
});

const withPictures = (write: FragmentCache | null, said = "a & b") =>
  renderToString(
    <html lang="de">
      <head />
      <body>
        <FragmentCacheContext value={write}>
          <CachedFragment of={["pictures"]}>
            {() => (
              <p>
                <img src="/a.jpg?b=1&c=%22" alt={said} fetchPriority="high" />
                <img src="/b.jpg" srcSet="/b-640.jpg 640w, /b.jpg 880w" sizes="(min-width: 64rem) 26rem, 92vw" alt="" />
                <img src="/c.jpg" alt="" loading="lazy" />
              </p>
            )}
          </CachedFragment>
        </FragmentCacheContext>
      </body>
    </html>,
  );

/** The order of attributes has no meaning. */
const tagsOf = (html: string) =>
  html.match(/<[^>]+>|[^<]+/g)?.map((tag) => tag.split(/ (?=[a-zA-Z]+=")|(?=\/>)/).sort());

it("announces a part's pictures that load at once in the head of each of its pages", () => {
  const write = cacheFragments();
  const made = withPictures(null);
  expect(made.match(/<link rel="preload" as="image"[^>]*>(?=.*<\/head>)/g)).toHaveLength(2);
  expect(tagsOf(withPictures(write))).toEqual(tagsOf(made));
  expect(tagsOf(withPictures(write, "not asked again"))).toEqual(tagsOf(made));
});

const Numbered = () => <p id={useId()}>Nach Feldern</p>;

it("leaves a part with an id that React has numbered to its page, where the number is another", () => {
  const page = (write: FragmentCache | null) =>
    renderToString(
      <FragmentCacheContext value={write}>
        <ul>
          <Numbered />
          <CachedFragment of={["numbered"]}>{() => <Numbered />}</CachedFragment>
        </ul>
      </FragmentCacheContext>,
    );
  expect(page(cacheFragments())).toBe(page(null));
  expect(new Set(page(null).match(/id="[^"]+"/g)).size).toBe(2);
});

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error("not now");
  return "wieder";
}

it("keeps no part that waits or has failed", () => {
  const write = cacheFragments();
  const page = (fails: boolean) =>
    renderToString(
      <FragmentCacheContext value={write}>
        <CachedFragment of={["failing"]}>
          {() => (
            <Suspense>
              <Failing fails={fails} />
            </Suspense>
          )}
        </CachedFragment>
      </FragmentCacheContext>,
    );
  expect(page(true)).toContain("<!--$!-->");
  expect(page(false)).toContain(">wieder<");
});
