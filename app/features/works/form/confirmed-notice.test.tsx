import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OwnCredit } from "../credits/credit";
import { ConfirmedNotice } from "./confirmed-notice";

const credit = (name: string, state: OwnCredit["state"]): OwnCredit => ({
  ...{ name, state, role: null, askedAgain: false, stateSince: new Date() },
});
const noticeFor = (client: OwnCredit | null, ...contributors: OwnCredit[]) =>
  renderToStaticMarkup(<ConfirmedNotice credits={{ client, contributors, refused: [] }} />);

it("names those whose confirmation a change would end, and nobody else [WORK-91]", () => {
  const berg = credit("Studio Berg", "confirmed");
  expect(noticeFor(berg, credit("Ben", "confirmed"), credit("Eva", "asked"))).toContain(
    "Studio Berg und Ben haben diese Arbeit bestätigt",
  );
  expect(noticeFor(null, credit("Ben", "confirmed"))).toMatch(/Ben hat diese Arbeit bestätigt.*fragen wir noch einmal/);
  expect(noticeFor(credit("Studio Berg", "asked"), credit("Ben", "named"))).toBe("");
});
