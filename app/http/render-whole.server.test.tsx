import { type ComponentType, lazy, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { renderWhole } from "./render-whole.server";

/** Longer than what React sends at once. */
const long = "Größe ".repeat(10_000);

const Page = ({ part: Part }: { part: ComponentType }) => (
  <html lang="de">
    <body>
      <p>{long}</p>
      <main>
        <Suspense fallback="waits">
          <Part />
        </Suspense>
      </main>
    </body>
  </html>
);

const failure = new Error("fails");

const Failing = () => {
  throw failure;
};

it("puts a part whose code comes late into its place, in a long page too [FAST-142]", async () => {
  const Late = lazy(async () => ({ default: () => <form>{long}</form> }));
  const onError = vi.fn();
  for (const time of ["first", "later"]) {
    const html = await renderWhole(<Page part={Late} />, onError);
    expect(html, time).toContain(`<main><!--$--><form>${long}</form><!--/$--></main>`);
    expect(html, time).not.toMatch(/<script|<template|hidden/);
  }
  expect(onError).not.toHaveBeenCalled();
});

it("keeps the rest of a page with a part that fails, and reports it [FAST-142]", async () => {
  const onError = vi.fn();
  const html = await renderWhole(<Page part={Failing} />, onError);
  expect(html).toContain(`<p>${long}</p><main><!--$!-->`);
  expect(html).toContain("waits<!--/$--></main></body></html>");
  expect(html).not.toContain("<script");
  expect(onError.mock.calls[0]?.[0]).toBe(failure);
});
