import type { TryName, WriteName } from "../../app/http/limits";
import type { ActorName } from "./actors";
import type { World } from "./role-row";

/** A write that counts: whose, where it goes and what is sent, where the row of the roles does not say so. */
export interface CountedWrite {
  counts: [WriteName, ...WriteName[]];
  by: Exclude<ActorName, "visitor">;
  path?: (world: World) => string | Promise<string>;
  form?: (world: World) => BodyInit | Record<string, string> | Promise<BodyInit | Record<string, string>>;
  /** The same as a form that is refused: it must not count. */
  refusedForm?: Record<string, string>;
}

/** What keeps people from writing somewhere without end, or why nothing has to. */
export type LimitRow = CountedWrite | { tries: [TryName, ...TryName[]] } | { otherwise: string } | { none: string };
