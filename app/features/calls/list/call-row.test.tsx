import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { type CallSummary, callPath } from "~/features/calls/call";
import { cacheFragments } from "~/http/cached-fragments.server";
import { Button } from "~/ui/button";
import { type FragmentCache, FragmentCacheContext } from "~/ui/cached-fragment";
import { shownCall } from "../../../../tests/support/shown-call";
import { CallRow } from "./call-row";
import { RecommendedCallRow } from "./recommended-call-row";

const detail = shownCall({
  deadline: "2030-01-31",
  daysLeft: 3,
  featured: true,
  requirements: ["Adobe"],
  deliverables: ["PDF"],
  targetGroup: "andere",
});
const call: CallSummary = detail;

const drawn = (write: FragmentCache | null, elements: React.ReactNode) =>
  renderToString(
    <MemoryRouter>
      <FragmentCacheContext value={write}>{elements}</FragmentCacheContext>
    </MemoryRouter>,
  );

let asked = 0;

function row(write: FragmentCache | null, shown: CallSummary, offer?: string) {
  const action = () => {
    asked += 1;
    return (
      <Button id={`angebot-${shown.id}`} disabledReason={shown.isOwn ? "Das ist Ihre eigene." : undefined}>
        {offer ?? "Angebot senden"}
      </Button>
    );
  };
  return drawn(
    write,
    <CallRow call={shown} of={[offer]} detailsTo={() => `/ausschreibungen?ausschreibung=7`} action={action} />,
  );
}

it("makes the row of a call once for all who see the same, also with the reason why they can't answer", () => {
  const rows: [CallSummary, string?][] = [
    [call],
    [call, "Ihr Angebot"],
    [{ ...call, isOwn: true }],
    [{ ...call, state: "vergeben" }],
    [{ ...call, company: null }],
  ];
  const made = rows.map((one) => row(null, ...one));
  expect(new Set(made).size).toBe(rows.length);
  expect(made[0]).toContain(`href="${callPath(call)}"`);
  const write = cacheFragments();
  expect(rows.map((one) => row(write, ...one))).toEqual(made);
  asked = 0;
  expect(rows.map((one) => row(write, ...one))).toEqual(made);
  expect(asked).toBe(0);
});

it("makes the recommended row once, as the browser makes it", () => {
  const company = { name: "Berg", slug: "berg", avatarUrl: null, acceptsMessages: true };
  const rows = [
    <RecommendedCallRow key="member" call={{ ...call, company }} isVisitor={false} />,
    <RecommendedCallRow key="visitor" call={{ ...call, company }} isVisitor />,
  ];
  const made = rows.map((row) => drawn(null, row));
  expect(new Set(made).size).toBe(rows.length);
  let rendered = 0;
  const cache = cacheFragments();
  const counting: FragmentCache = (key, render) =>
    cache(key, () => {
      rendered += 1;
      return render();
    });
  for (const _ of [1, 2]) expect(rows.map((row) => drawn(counting, row))).toEqual(made);
  expect(rendered).toBe(rows.length);
});
