import { keepParts } from "../../app/http/write-once.server";
import type { WriteOnce } from "../../app/ui/once";

/** Keeps parts as the site does, and puts their text into the page at once. */
export function keepTexts(most?: number): WriteOnce {
  const keep = keepParts(most);
  return (key, elements) => keep(key, elements)?.toString() ?? null;
}
