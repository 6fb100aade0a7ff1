import { isRouteErrorResponse } from "react-router";
import { directoryPath } from "~/features/profiles/directory/directory";
import { PageTitle } from "~/http/page-title";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import type { TooFew } from "./landing.server";
import { Neighbours } from "./landing-links";

/** Replaces the page of a craft or place where there are too few people, and leads to those around it. */
export function TooFewPeople({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) && error.status === 404 ? (error.data as TooFew | null) : null;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = answer ? `Noch zu wenige: ${answer.title}` : "Seite nicht gefunden";
  return (
    <Container className="py-14">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        level={1}
        seed="zu-wenige"
        tone="colour"
        link={
          answer
            ? { to: directoryPath({ q: answer.search }), label: `Nach „${answer.search}“ suchen` }
            : { to: "/kreative", label: "Alle Kreativen zeigen" }
        }
      >
        {answer
          ? "Eine eigene Seite gibt es, sobald sich hier drei Kreative zeigen. Die Suche findet auch einzelne und wer in der Nähe ist."
          : isMissing
            ? "Diese Tätigkeit oder diesen Ort kennen wir nicht."
            : "Ein Fehler ist aufgetreten"}
      </EmptyState>
      {answer && <Neighbours {...answer} />}
    </Container>
  );
}
