import { expect, it } from "vitest";
import { withoutForm, writeRows } from "../e2e/write-rows";
import { rows } from "../http/role-rows";

it("has for every write what people read when it fails, in tests/e2e/write-rows/, or in withoutForm why nobody does [TELL-04]", () => {
  const known = [...Object.keys(writeRows), ...Object.keys(withoutForm)].map((route) => route.split("?modus")[0]);
  const writes = Object.keys(rows).filter((route) => route.startsWith("POST "));
  expect([...new Set(known)].sort()).toEqual(writes.sort());
});
