import type { Site } from "./site-context";

type Named = Pick<Site, "productName" | "look">;
type Placed = Pick<Site, "look"> & { region: { name: string } };

/** What the footer says: as the operator has put it, or as the product does. */
export const footerTexts = ({ productName, look }: Named) => ({
  claim: look?.claim ?? "Gutes entsteht in der Nähe.",
  about:
    look?.about ??
    `${productName} ist die Plattform, auf der Unternehmen und Kreative sich treffen, Projekte ausgeschrieben, Ideen geteilt und Partnerschaften geschlossen werden.`,
});

/** What the start page says. The headline has one or two lines. */
export const startTexts = ({ region, look }: Placed) => ({
  headline: look?.headline ?? "Unternehmen brauchen Kreative.\nWir bringen sie zusammen.",
  subline:
    look?.subline ??
    `Der Marktplatz für Gestaltung, Bild, Text und Ton in ${region.name}. Kostenlos, direkt, ohne Umwege.`,
  description:
    look?.description ??
    `Der Marktplatz für Kreative und Unternehmen in ${region.name}: Projekte ausschreiben, Kreative finden, direkt zusammenarbeiten. Kostenlos und ohne Umwege.`,
});
