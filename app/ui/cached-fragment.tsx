import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** Returns the HTML of a fragment, from the cache or rendered now. Null if it can't be cached. */
export type FragmentCache = (key: string, render: () => ReactNode) => string | null;

/** Null in browsers and during development. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

export type CachedFragmentProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?: "article" | "aside" | "div" | "footer" | "li" | "nav" | "section" | "ul";
  /** Identifies the content, with everything that it depends on. */
  of: readonly unknown[];
  /** Elements without state and without the router. */
  children: () => ReactNode;
};

const texts = new WeakMap<object, string>();

/** What was read for everyone is the same object on many pages, so its text is written once. */
function textOf(part: unknown): string | undefined {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/**
 * An element whose content is the same for everyone who gets it. The server renders it once instead of for every page.
 * Browsers hydrate it like any other element.
 */
export function CachedFragment({ as: Element = "div", of, children, ...attributes }: CachedFragmentProps) {
  const html = useContext(FragmentCacheContext)?.(of.map(textOf).join(), children) ?? null;
  if (html === null) return <Element {...attributes}>{children()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
