import { type ReactNode, useMemo } from "react";
import { useNavigation } from "react-router";
import type { Viewer } from "~/auth/viewer";
import type { CallSummary } from "~/features/calls/call";
import { groupsOf } from "~/search/groups";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { FoundGroups } from "~/ui/found-groups";
import { type CallOrder, callOrderChoice } from "./call-orders";
import { isCallList } from "./call-query";
import type { CallPage } from "./calls.server";
import { callsOf } from "./listed-calls";

type CallListProps = {
  page: CallPage;
  viewer: Viewer;
  order: CallOrder;
  isFirstPage: boolean;
  /** The address of this list with some parameters changed. */
  withQuery: (changes: Record<string, string | null>) => string;
  /** The name of the place that the search names, for headings. */
  place: string | null;
  renderRow: (call: CallSummary, found: { level: 2 | 3; why?: string }) => ReactNode;
};

export function CallList({ page, viewer, order, isFirstPage, withQuery, place, renderRow }: CallListProps) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && isCallList(location);
  const groups = useMemo(
    () =>
      groupsOf(
        callsOf(page, viewer).map((call, index) => ({ call, ...page.found[index] })),
        place,
      ),
    [page, viewer, place],
  );
  const hasAnswers = groups.some(({ isAnswer }) => isAnswer);
  const nothing = (
    <EmptyState
      level={2}
      seed="keine-ausschreibungen"
      title="Keine Ausschreibungen gefunden"
      link={{ to: "/ausschreibungen", label: "Alle Ausschreibungen zeigen" }}
    >
      Versuchen Sie andere Suchbegriffe, oder setzen Sie die Filter zurück.
    </EmptyState>
  );
  return (
    <>
      {!hasAnswers && nothing}
      <FoundGroups groups={groups} isFlush>
        {(rows, level) => (
          <ul
            aria-label="Ausschreibungen"
            aria-busy={isLoading}
            className={classNames("motion-safe:transition-opacity", isLoading && "opacity-50")}
          >
            {rows.map(({ call, why }) => renderRow(call, { level, why }))}
          </ul>
        )}
      </FoundGroups>
      {(page.next || !isFirstPage) && (
        <nav aria-label="Weitere Ausschreibungen" className="mt-10 flex flex-wrap gap-3">
          {page.next && (
            <ButtonLink to={withQuery({ nach: page.next })} variant="secondary">
              {order === callOrderChoice.first ? "Ältere Ausschreibungen" : "Weitere Ausschreibungen"}
            </ButtonLink>
          )}
          {!isFirstPage && (
            <ButtonLink to={withQuery({ nach: null })} variant="quiet">
              {order === callOrderChoice.first ? "Zurück zu den neuesten" : "Zurück zum Anfang"}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
