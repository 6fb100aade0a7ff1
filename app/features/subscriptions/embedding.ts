export const embeddingPath = "/konto/einbetten";

/** What other sites can show. */
export const embeddedKinds = {
  kreative: "Kreative aus dem Verzeichnis",
  merkliste: "Eine geteilte Merkliste",
  ausschreibungen: "Ihre offenen Ausschreibungen",
} as const;

export type EmbeddedKind = keyof typeof embeddedKinds;

export const isEmbeddedKind = (kind: string | null | undefined): kind is EmbeddedKind =>
  Object.hasOwn(embeddedKinds, kind ?? "");

interface Wanted {
  kind: EmbeddedKind;
  /** The link of a list, or the address of calls. */
  key: string | null;
  fields: Record<string, string>;
  theme: string;
}

export function embeddedPath({ kind, key, fields = {}, theme }: Wanted): string {
  const query = new URLSearchParams([
    ...Object.entries(fields).filter(([, value]) => value),
    ...(theme === "auto" ? [] : [["farbe", theme] as [string, string]]),
  ]);
  return `/einbetten/${kind}${key ? `/${key}` : ""}${query.size > 0 ? `?${query}` : ""}`;
}
