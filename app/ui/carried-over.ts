import type { CSSProperties } from "react";

/** For a `style`: what has the same name on the next page is the same thing, and moves to its place there. */
export function carriedOver(name: string): CSSProperties {
  return { "--carried-over": name } as CSSProperties;
}
