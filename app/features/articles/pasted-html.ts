const listItem = /<p\b[^>]*mso-list:[^>]*>(.*?)<\/p>/gis;
/** What Word draws before an item, for programs that know no lists. */
const drawnMarker = /<!(?:--)?\[if !supportLists\](?:--)?>(.*?)<!(?:--)?\[endif\](?:--)?>/is;
const tag = /<[^>]+>/g;

/**
 * Pasted HTML as the editor can take it over. Word writes lists as paragraphs with a drawn bullet, and names pictures by
 * files of the person's computer.
 */
export const tidyPasted = (html: string): string =>
  html
    .replace(/<img\b[^>]*\bsrc=["']?file:[^>]*>/gi, "")
    .replace(/<(\/?)h1\b/gi, "<$1h2")
    .replace(/<\/(td|th)>/gi, " </$1>")
    .replace(listItem, (_, item: string) => {
      const marker = drawnMarker.exec(item)?.[1]?.replace(tag, "") ?? "";
      const list = /[\da-z]+[.)]/i.test(marker) ? "ol" : "ul";
      return `<${list}><li><p>${item.replace(drawnMarker, "")}</p></li></${list}>`;
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, "");
