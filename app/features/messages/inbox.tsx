import { conversationPath } from "~/conversations/conversation-path";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { type InboxFilter, type InboxRow, inboxFilters } from "./inbox-row";

interface InboxProps {
  conversations: InboxRow[];
  next: string | null;
  filter: InboxFilter;
  isFirst: boolean;
}

export function Inbox({ conversations, next, filter, isFirst }: InboxProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="pb-7">Nachrichten</h1>
      <nav aria-label="Nachrichten filtern" className="flex flex-wrap gap-x-6 border-b-2 border-ink">
        {inboxFilters.map(({ key, label }) => (
          <Link
            key={key}
            to={key ? `/nachrichten?zeige=${key}` : "/nachrichten"}
            aria-current={key === filter ? "page" : undefined}
            className="flex min-h-11 items-center font-medium text-soft decoration-signal decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-ink aria-[current=page]:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
      {conversations.length > 0 ? (
        <ul>
          {conversations.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      ) : (
        <Nothing filter={filter} isFirst={isFirst} />
      )}
      <Pagination
        label="Weitere Nachrichten"
        path={filter ? `/nachrichten?zeige=${filter}` : "/nachrichten"}
        isFirst={isFirst}
        next={next}
      />
    </Container>
  );
}

function Row({ id, partner, about, subject, line, isMine, unread, at, atText }: InboxRow) {
  return (
    <li className="relative flex gap-4 border-b border-line py-4.5 hover:bg-wash">
      {unread > 0 && <span aria-hidden className="absolute inset-y-0 -left-3 w-1 bg-signal" />}
      <Avatar name={partner.name} seed={partner.slug ?? "gone"} src={partner.avatarUrl} size="sm" />
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-3">
          <h2
            className={classNames(
              "min-w-0 grow truncate font-sans text-base",
              unread > 0 ? "font-bold" : "font-medium",
            )}
          >
            <Link to={conversationPath(id)} className="after:absolute after:inset-0">
              {partner.name}
              {unread > 0 && <span className="sr-only">, {unread} ungelesen</span>}
            </Link>
          </h2>
          <time dateTime={at} className="shrink-0 text-sm text-soft">
            {atText}
          </time>
        </div>
        <p className={classNames("truncate text-note", unread > 0 && "font-semibold")}>
          {/* A phone has room for what differs from row to row alone. */}
          {about && subject ? <span className="max-sm:sr-only">{about}: </span> : about}
          {subject}
        </p>
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 grow truncate text-note text-soft">
            {isMine && "Sie: "}
            {line}
          </p>
          {unread > 0 && (
            <span aria-hidden>
              <Badge variant="signal" className="whitespace-nowrap">
                {unread} neu
              </Badge>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

function Nothing({ filter, isFirst }: Pick<InboxProps, "filter" | "isFirst">) {
  if (filter || !isFirst) {
    return (
      <div className="pt-8">
        <EmptyState
          level={2}
          seed="nachrichten"
          title={filter === "ungelesen" ? "Alles gelesen" : "Hier ist nichts"}
          link={{ to: "/nachrichten", label: "Alle Nachrichten" }}
        />
      </div>
    );
  }
  return (
    <div className="pt-8">
      <EmptyState
        level={2}
        seed="nachrichten"
        title="Noch keine Nachrichten"
        action={
          <>
            <ButtonLink to="/kreative">Kreative entdecken</ButtonLink>
            <ButtonLink to="/ausschreibungen" variant="secondary">
              Ausschreibungen ansehen
            </ButtonLink>
          </>
        }
      >
        Was Sie auf dieser Plattform schreiben und was andere Ihnen schreiben, steht hier. Jede Nachricht geht auch per
        E-Mail hinaus.
      </EmptyState>
    </div>
  );
}
