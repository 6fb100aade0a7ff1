import { type ReactNode, useMemo } from "react";
import { useNavigation } from "react-router";
import type { Viewer } from "~/auth/viewer";
import type { CallSummary } from "~/features/calls/call";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
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
  renderRow: (call: CallSummary) => ReactNode;
};

export function CallList({ page, viewer, order, isFirstPage, withQuery, renderRow }: CallListProps) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && isCallList(location);
  const calls = useMemo(() => callsOf(page, viewer), [page, viewer]);

  if (calls.length === 0) {
    return (
      <EmptyState
        level={2}
        seed="keine-ausschreibungen"
        title="Keine Ausschreibungen gefunden"
        link={{ to: "/ausschreibungen", label: "Alle Ausschreibungen zeigen" }}
      >
        Versuchen Sie andere Suchbegriffe, oder setzen Sie die Filter zurück.
      </EmptyState>
    );
  }
  const [literal, meant] = [calls.slice(0, page.literal), calls.slice(page.literal)];
  const list = (label: string, members: CallSummary[]) => (
    <ul
      aria-label={label}
      aria-busy={isLoading}
      className={classNames("motion-safe:transition-opacity", isLoading && "opacity-50")}
    >
      {members.map(renderRow)}
    </ul>
  );
  return (
    <>
      {literal.length > 0 && list("Ausschreibungen", literal)}
      {meant.length > 0 && (
        <Section title="Passend nach Bedeutung" flush>
          {list("Ausschreibungen, passend nach Bedeutung", meant)}
        </Section>
      )}
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
