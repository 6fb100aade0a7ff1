import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { CallSummary } from "~/features/calls/call";
import { keepTexts } from "~/http/write-once.server";
import { Button } from "~/ui/button";
import { type WriteOnce, WriteOnceContext } from "~/ui/once";
import { CallRow } from "./call-row";

const call: CallSummary = {
  id: 7,
  slug: "etiketten",
  title: "Etiketten & Schachteln",
  category: "Packaging",
  budget: null,
  deadline: "2030-01-31",
  location: "Bezau",
  workLocation: null,
  experienceLevel: null,
  featured: true,
  pitch: "keine",
  pitchFee: null,
  daysLeft: 3,
  isOwn: false,
  state: "offen",
  company: { name: "Berg", slug: "berg", avatarUrl: null, acceptsMessages: true },
  description: "Fünf Sorten",
};

let asked = 0;

function row(write: WriteOnce | null, shown: CallSummary, offer?: string) {
  const action = () => {
    asked += 1;
    return (
      <Button id={`angebot-${shown.id}`} disabledReason={shown.isOwn ? "Das ist Ihre eigene." : undefined}>
        {offer ?? "Angebot senden"}
      </Button>
    );
  };
  return renderToString(
    <MemoryRouter>
      <WriteOnceContext value={write}>
        <ul>
          <CallRow call={shown} of={[offer]} detailsTo={() => `/ausschreibungen?ausschreibung=7`} action={action} />
        </ul>
      </WriteOnceContext>
    </MemoryRouter>,
  );
}

it("makes the row of a call once for all who see the same, also with the reason why they can't answer [FAST-109]", () => {
  const rows: [CallSummary, string?][] = [
    [call],
    [call, "Ihr Angebot"],
    [{ ...call, isOwn: true }],
    [{ ...call, state: "vergeben" }],
    [{ ...call, company: null }],
  ];
  const made = rows.map((one) => row(null, ...one));
  expect(new Set(made).size).toBe(rows.length);
  expect(made[0]).toContain('href="/ausschreibungen/etiketten-7"');
  const write = keepTexts();
  expect(rows.map((one) => row(write, ...one))).toEqual(made);
  asked = 0;
  expect(rows.map((one) => row(write, ...one))).toEqual(made);
  expect(asked).toBe(0);
});
