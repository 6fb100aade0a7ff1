import { useLocation } from "react-router";
import type { LegalDocument } from "~/auth/legal/versions";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";

/** Tells someone about new documents that came into force after they signed in. Stays until it is answered. */
export function NewDocuments({ documents }: { documents: LegalDocument[] }) {
  const { pathname, search } = useLocation();
  if (pathname === "/bedingungen") return null;
  const what = documents.includes("agb") ? "Unsere AGB haben" : "Unsere Datenschutzerklärung hat";
  return (
    <aside aria-label="Neue Bedingungen" className="border-b border-line bg-wash print:hidden">
      <Container className="flex flex-wrap items-center gap-x-4">
        <p className="py-2.5">{what} sich geändert.</p>
        <TextLink
          to={`/bedingungen?${new URLSearchParams({ weiter: pathname + search })}`}
          className="flex min-h-11 items-center font-semibold"
        >
          Ansehen
        </TextLink>
      </Container>
    </aside>
  );
}
