import { Suspense, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CachedFragment, type FragmentCache, FragmentCacheContext } from "~/ui/cached-fragment";
import { entryOverhead } from "~/visible/recently-used";
import { cacheFragments } from "./cached-fragments.server";

let written = 0;

function End({ name }: { name: string }) {
  written += 1;
  return (
    <p>
      Von {name} &amp; „Söhne“, <a href="/agb">AGB</a>
    </p>
  );
}

const Other = ({ name }: { name: string }) => <p>{name}</p>;

const pageWith = (write: FragmentCache | null, name: string, content = End) =>
  renderToString(
    <FragmentCacheContext value={write}>
      <CachedFragment as="article" content={content} of={{ name }} className="end" />
    </FragmentCacheContext>,
  );

/** Whether something was rendered anew. */
function isNew(render: () => unknown): boolean {
  const before = written;
  render();
  return written > before;
}

it("makes a part once for all it depends on, as the browser makes it", () => {
  const write = cacheFragments();
  const made = pageWith(null, "Berg");
  expect(pageWith(write, "Berg")).toBe(made);
  expect(isNew(() => expect(pageWith(write, "Berg")).toBe(made))).toBe(false);
  expect(pageWith(write, "Tal")).toBe(pageWith(null, "Tal"));
  expect(pageWith(write, "Berg", Other)).toBe(pageWith(null, "Berg", Other));
  expect(isNew(() => expect(pageWith(write, "Berg")).toBe(made))).toBe(false);
});

it("forgets the part that nobody has asked for the longest time", () => {
  const write = cacheFragments((pageWith(null, "Berg").length + entryOverhead) * 2.5);
  for (const name of ["Berg", "Tal", "Berg", "Wald"]) pageWith(write, name);
  const again = ["Berg", "Wald", "Tal"].map((name) => isNew(() => pageWith(write, name)));
  expect(again).toEqual([false, false, true]);
});

function Pictures() {
  written += 1;
  return (
    <p>
      <img src="/a.jpg?b=1&c=%22" alt="a & b" fetchPriority="high" />
      <img src="/b.jpg" srcSet="/b-640.jpg 640w, /b.jpg 880w" sizes="(min-width: 64rem) 26rem, 92vw" alt="" />
      <img src="/c.jpg" alt="" loading="lazy" />
    </p>
  );
}

const withPictures = (write: FragmentCache | null) =>
  renderToString(
    <html lang="de">
      <head />
      <body>
        <FragmentCacheContext value={write}>
          <CachedFragment as="article" content={Pictures} of={{}} />
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
  expect(isNew(() => expect(tagsOf(withPictures(write))).toEqual(tagsOf(made)))).toBe(false);
});

const Numbered = () => <p id={useId()}>Nach Feldern</p>;

it("leaves a part with an id that React has numbered to its page, where the number is another", () => {
  const page = (write: FragmentCache | null) =>
    renderToString(
      <FragmentCacheContext value={write}>
        <ul>
          <Numbered />
          <CachedFragment as="div" content={Numbered} of={{}} />
        </ul>
      </FragmentCacheContext>,
    );
  expect(page(cacheFragments())).toBe(page(null));
  expect(new Set(page(null).match(/id="[^"]+"/g)).size).toBe(2);
});

let fails = false;

function Failing() {
  if (fails) throw new Error("not now");
  return "wieder";
}

const Waiting = () => (
  <Suspense>
    <Failing />
  </Suspense>
);

it("keeps no part that waits or has failed", () => {
  const write = cacheFragments();
  const page = () =>
    renderToString(
      <FragmentCacheContext value={write}>
        <CachedFragment as="article" content={Waiting} of={{}} />
      </FragmentCacheContext>,
    );
  fails = true;
  expect(page()).toContain("<!--$!-->");
  fails = false;
  expect(page()).toContain(">wieder<");
});
