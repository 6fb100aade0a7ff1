import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

/** Makes the text of elements, or finds the text that it made for this key. Null in browsers. */
export const WriteOnce = createContext<((key: object, elements: () => ReactNode) => string) | null>(null);

type OnceProps = Omit<ComponentProps<"div">, "children" | "ref"> & {
  as: "footer" | "section";
  /** What the elements depend on: the same object means the same text. */
  of: object;
  children: () => ReactNode;
};

/**
 * An element whose content is the same on every page. The server makes the text of the content once, outside of the
 * router. The browser finds the elements there that it would make itself.
 */
export function Once({ as: Element, of, children, ...attributes }: OnceProps) {
  const write = useContext(WriteOnce);
  if (!write) return <Element {...attributes}>{children()}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text that React made.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: write(of, children) }} />;
}
