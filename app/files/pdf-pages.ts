/** How much of a PDF is looked at, from its beginning and from its end. */
export const pdfHeadBytes = 4 * 1024;
export const pdfTailBytes = 64 * 1024;

const maxPages = 9999;

/**
 * The number of pages, read from the uncompressed beginning and end of a PDF. Null when the list of pages is
 * compressed, or when the numbers contradict each other. Unpacks nothing and follows no references.
 */
export function pagesIn(head: string, tail: string, size: number): number | null {
  const found = new Set([...linearized(head, size), ...counts(head), ...counts(tail)]);
  const [pages] = found;
  return found.size === 1 && pages !== undefined && pages >= 1 && pages <= maxPages ? pages : null;
}

/**
 * A file for the web has the number of its pages in its first object. Its length shows whether something was added
 * later.
 */
function linearized(head: string, size: number): number[] {
  const [first = ""] = head.split("endobj", 1);
  if (!first.includes("/Linearized") || numberAfter(first, "/L") !== size) return [];
  const pages = numberAfter(first, "/N");
  return pages === null ? [] : [pages];
}

/** The roots of the lists of pages. */
function counts(text: string): number[] {
  return text
    .split("endobj")
    .filter((object) => /\/Type\s{0,4}\/Pages(?![A-Za-z])/.test(object) && !/\/Parent(?![A-Za-z])/.test(object))
    .flatMap((object) => numberAfter(object, "/Count") ?? []);
}

function numberAfter(text: string, name: string): number | null {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [, digits] = /^\s{0,4}(\d{1,10})(?![\d.])/.exec(text.slice(at + name.length, at + name.length + 20)) ?? [];
    if (digits) return Number(digits);
  }
  return null;
}
