/**
 * The properties that search engines require of our structured data, by type. The compiler checks with `schema-dts`
 * that properties exist in schema.org.
 */
const required: Record<string, string[]> = {
  Article: ["headline", "image", "author", "publisher", "datePublished", "dateModified", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
  CreativeWork: ["name", "creator", "copyrightHolder"],
  ContactPoint: ["contactType", "url"],
  EntryPoint: ["urlTemplate"],
  ImageObject: ["url", "width", "height"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position"],
  Offer: ["name", "description"],
  OfferCatalog: ["name", "itemListElement"],
  Organization: ["name", "url"],
  Person: ["name"],
  PostalAddress: ["addressRegion", "addressCountry"],
  ProfilePage: ["mainEntity", "dateCreated", "dateModified"],
  SearchAction: ["target", "query-input"],
  WebSite: ["name", "url", "potentialAction"],
};

const addresses = new Set(["url", "image", "item", "@id", "mainEntityOfPage", "urlTemplate"]);
const dates = new Set(["dateCreated", "dateModified", "datePublished"]);

/** The errors in the structured data of a page. */
export function judgeJsonLd(html: string): string[] {
  return readJsonLd(html).flatMap((block) => {
    const { "@context": context, "@graph": graph, ...node } = block;
    const wrong = context === "https://schema.org" ? [] : [`@context is ${context}`];
    return [...wrong, ...(Array.isArray(graph) ? graph : [node]).flatMap((part) => judge(part, ""))];
  });
}

export function readJsonLd(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = ""]) => JSON.parse(json));
}

/** The things that the structured data of a page describes. */
export const graphOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => {
    const parsed = JSON.parse(json);
    return parsed["@graph"] ?? [parsed];
  });

function judge(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const positions = value.flatMap((item) => (typeof item?.position === "number" ? [item.position] : []));
    const isCounted = positions.every((position, index) => position === index + 1);
    return [...(isCounted ? [] : [`${path}: counts ${positions}`]), ...value.flatMap((item) => judge(item, path))];
  }
  if (value === null || typeof value !== "object") return judgePlain(value, path);
  const node = value as Record<string, unknown>;
  const type = `${node["@type"]}`;
  const missing = required[type]?.filter((name) => isEmpty(node[name])) ?? ["@type"];
  return [
    ...missing.map((name) => `${path}: ${type} without ${name}`),
    ...Object.entries(node).flatMap(([name, inner]) => judge(inner, `${path}/${name}`)),
  ];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

function judgePlain(value: unknown, path: string): string[] {
  const name = path.split("/").at(-1) ?? "";
  const isWrong =
    isEmpty(value) ||
    (addresses.has(name) && !/^https?:\/\/[^\s"<>]+$/.test(`${value}`)) ||
    (dates.has(name) && !/^\d{4}(-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(`${value}`));
  return isWrong ? [`${path}: ${JSON.stringify(value)}`] : [];
}
