import { type ComponentType, createContext, type HTMLAttributes, useContext } from "react";

/** Returns the HTML of a component with these props, from the cache or rendered now. Null if it can't be cached. */
export type FragmentCache = <Props extends object>(content: ComponentType<Props>, of: Props) => string | null;

/** Null in browsers and during development. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

type CachedFragmentProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, "children" | "content"> & {
  as: "article" | "div" | "footer" | "li" | "ul";
  /** A component of its module, without state and without the router, so that it shows nothing but its props. */
  content: ComponentType<Props>;
  /** The props of the content. */
  of: Props;
};

/**
 * An element whose content is the same for everyone who gets the same props. The server renders it once instead of for
 * every page. Browsers hydrate it like any other element.
 */
export function CachedFragment<Props extends object>(props: CachedFragmentProps<Props>) {
  const { as: Element, content: Content, of, ...attributes } = props;
  const html = useContext(FragmentCacheContext)?.(Content, of) ?? null;
  if (html === null)
    return (
      <Element {...attributes}>
        <Content {...of} />
      </Element>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
