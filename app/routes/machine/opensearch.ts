import { settings } from "~/settings.server";
import { escapeMarkup } from "~/text/escape-markup";

/** Describes the search to browsers, so that people can search from the address bar. */
export function loader() {
  const { siteUrl, productName } = settings;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup([...productName].slice(0, 16).join(""))}</ShortName>
<Description>${escapeMarkup(`${productName} durchsuchen: Kreative, Arbeiten, Unternehmen, Artikel`)}</Description>
<Language>de-AT</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${siteUrl}/icon.svg</Image>
<Url type="text/html" template="${siteUrl}/suche?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: {
      "content-type": "application/opensearchdescription+xml; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
