import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** Returns the HTML of a fragment, from the cache or rendered now. Null if it can't be cached. */
export type FragmentCache = (key: string, render: () => ReactNode) => string | null;

/** Null in browsers and during development. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

type CachedFragmentProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, "children" | "content"> & {
  as: "article" | "div" | "footer" | "li";
  /** A component of its module, without state and without the router, so that it shows nothing but its props. */
  content: (props: Props) => ReactNode;
  /** The props of the content. */
  of: Props;
};

const texts = new WeakMap<object, string>();
let functions = 0;

/** What was read for everyone is the same object on many pages, so its text is written once. */
function textOf(value: unknown): string | undefined {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return JSON.stringify(value);
  const text = texts.get(value) ?? (typeof value === "function" ? `${++functions}` : JSON.stringify(value));
  texts.set(value, text);
  return text;
}

/**
 * An element whose content is the same for everyone who gets the same props. The server renders it once instead of for
 * every page. Browsers hydrate it like any other element.
 */
export function CachedFragment<Props extends object>(props: CachedFragmentProps<Props>) {
  const { as: Element, content: Content, of, ...attributes } = props;
  const elements = () => <Content {...of} />;
  const key = [textOf(Content), ...Object.entries(of).map(([name, value]) => `${name}:${textOf(value)}`)].join();
  const html = useContext(FragmentCacheContext)?.(key, elements) ?? null;
  if (html === null) return <Element {...attributes}>{elements()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
