import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/**
 * Finds what was made of such elements before, or makes it, and returns the text that stands for it. Null when there can
 * be none, as in browsers.
 */
export type WriteOnce = (key: string, elements: () => ReactNode) => string | null;

export const WriteOnceContext = createContext<WriteOnce | null>(null);

export type OnceProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?: "article" | "aside" | "div" | "footer" | "li" | "nav" | "section" | "ul";
  /** What the content is, with everything that it depends on. */
  of: readonly unknown[];
  /** Elements without state and without the router. */
  children: () => ReactNode;
};

/**
 * An element whose content is the same for everyone who gets it. The server makes it into text once, instead of for
 * every page. The browser finds the elements there that it would make itself.
 */
export function Once({ as: Element = "div", of, children, ...attributes }: OnceProps) {
  const html = useContext(WriteOnceContext)?.(JSON.stringify(of), children) ?? null;
  if (html === null) return <Element {...attributes}>{children()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this text.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
