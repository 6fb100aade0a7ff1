import { useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** A list that could not be read. What is around it still works. */
export function LoadFailure({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      level={2}
      seed="fehler-beim-laden"
      title="Fehler beim Laden"
      action={<ButtonLink to={`${pathname}${search}`}>Erneut versuchen</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
