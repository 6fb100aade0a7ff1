import { entriesOf } from "~/features/calls/call-schema";

export function moved(entries: string[], from: number, to: number): string[] {
  const rest = entries.toSpliced(from, 1);
  return to < 0 || to > rest.length ? entries : rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** The new entries in a pasted text of several lines, which a field of one line would join; null for a single line. */
export function pastedEntries(text: string, entries: string[]): string[] | null {
  const lines = entriesOf([text]);
  return lines.length < 2 ? null : lines.filter((line) => !entries.includes(line));
}
