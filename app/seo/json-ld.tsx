import { useRouteLoaderData } from "react-router";
import type { RootFacts } from "./meta";

/** Replaces '<' inside a data block, so that no text can end the block. */
const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

export function serializeJsonLd(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}

/**
 * Structured data for search engines, in a data block that browsers do not run. Search engines never sign in, and only
 * the server writes it, so pages pass it with `import.meta.env.SSR &&`: in browsers its code is left out.
 */
export function JsonLd({ data }: { data: (() => object | object[]) | false }) {
  if (useRouteLoaderData<RootFacts>("root")?.viewer) return null;
  if (!data) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server wrote.
    return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  const found = data();
  const graph = { "@context": "https://schema.org", ...(Array.isArray(found) ? { "@graph": found } : found) };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every character that could end the block is escaped.
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
    />
  );
}
