import type { TryName, WriteName } from "../../app/http/limits";
import type { ActorName } from "./actors";
import type { World } from "./role-row";

/** A counted write: its account, path and form, unless the row in `role-rows.ts` has them. */
export interface CountedWrite {
  counts: [WriteName, ...WriteName[]];
  by: Exclude<ActorName, "visitor">;
  path?: (world: World) => string | Promise<string>;
  form?: (world: World) => BodyInit | Record<string, string> | Promise<BodyInit | Record<string, string>>;
  /** The form changes a stored thing, so it says which version its person saw. */
  edits?: true;
  /** A form that the site refuses, which must not count. */
  refusedForm?: Record<string, string>;
}

/** A form that counts as a try: its sender is a visitor and its path the row's in `role-rows.ts`, unless it says else. */
export interface Try {
  by?: ActorName;
  path?: string;
  form: Record<string, string> | (() => BodyInit | Promise<BodyInit>);
}

interface CountedTries {
  tries: [TryName, ...TryName[]];
  sent: [Try, ...Try[]];
}

/** What limits a write route, or why it needs no limit. */
export type LimitRow = CountedWrite | CountedTries | { otherwise: string } | { none: string };
