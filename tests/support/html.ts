import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Parses HTML like a browser without script. */
export function parseHtml(html: string): Node {
  return parse(html, { scriptingEnabled: false });
}

export function elements(root: Node, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ("tagName" in node && fits(node)) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return found;
}

export const byTag = (root: Node, ...names: string[]) => elements(root, ({ tagName }) => names.includes(tagName));

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** The readable text: without scripts, styles and soft hyphens, and with white space collapsed. */
export function textOf(root: Node): string {
  let text = "";
  const visit = (node: Node) => {
    if (node.nodeName === "#text" && "value" in node) text += node.value;
    if ("tagName" in node && ["script", "style", "template", "title"].includes(node.tagName)) return;
    if ("childNodes" in node) node.childNodes.forEach(visit);
    if ("tagName" in node && !inline.has(node.tagName)) text += " ";
  };
  visit(root);
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
}

const inline = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "small", "span", "strong", "time", "wbr"]);
