import { isRouteErrorResponse, useLocation } from "react-router";
import { buttonClass } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { FlashToast } from "~/ui/toaster";
import type { DirectoryProblem } from "./directory.server";

/** Replaces the directory when it can't be loaded. */
export function DirectoryFailure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const problem = isRouteErrorResponse(error) ? (error.data as DirectoryProblem | null)?.text : null;

  return (
    <Container className="py-14">
      <EmptyState
        title="Fehler beim Laden"
        level={1}
        seed="fehler-kreative"
        action={
          <a href={`${pathname}${search}`} className={buttonClass({})}>
            Erneut versuchen
          </a>
        }
      >
        {problem ?? "Ein unerwarteter Fehler ist aufgetreten"}
      </EmptyState>
      <FlashToast title="Fehler" description="Kreative Profile konnten nicht geladen werden" kind="error" />
    </Container>
  );
}
