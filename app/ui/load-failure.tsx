import { useLocation } from "react-router";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

/** Replaces a list that could not be loaded, while the rest of the page works. */
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
