/** What people make, by default. A page whose owner allows mining says so itself, which goes before this file. */
const reserved = ["/kreative/*", "/unternehmen/*", "/feed", "/*.atom", "/*.json", "/storage/*"];

/** The reservation of text and data mining for the whole site, as crawlers look for it (TDMRep). */
export function loader() {
  const rules = reserved.map((location) => ({ location, "tdm-reservation": 1 }));
  return Response.json(rules, { headers: { "cache-control": "public, max-age=86400" } });
}
