import type { CSSProperties } from "react";

/** A `style` for view transitions: elements with the same name on both pages move into each other. */
export function carriedOver(name: string): CSSProperties {
  return { "--carried-over": name } as CSSProperties;
}
