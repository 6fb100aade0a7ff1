import UserRound from "lucide-react/icons/user-round";
import { formatMoment } from "~/text/dates";
import { joined } from "~/text/joined";
import { Avatar } from "~/ui/avatar";
import { classNames } from "~/ui/class-names";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Link, TextLink } from "~/ui/link";
import { type Period, periods } from "./period";
import type { ListedVisit } from "./visits.server";

const userTypes = { kreative: "Kreative/r", unternehmen: "Unternehmen" };

export function VisitFilter({ period }: { period: Period }) {
  return (
    <nav aria-label="Zeitraum" className="flex flex-wrap gap-2">
      {periods.map(({ key, label }) => (
        <Link
          key={key}
          to={key === "alle" ? "/analytics" : `/analytics?zeitraum=${key}`}
          preventScrollReset
          replace
          aria-current={key === period.key ? "true" : undefined}
          className={classNames(
            "grid min-h-11 items-center rounded-sm border-[1.5px] px-4",
            key === period.key ? "border-ink bg-ink font-semibold text-paper" : "border-edge hover:border-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function VisitList({ visits, period }: { visits: ListedVisit[]; period: Period }) {
  if (visits.length === 0) {
    return (
      <EmptyState title={period.days ? "In dieser Zeit kam niemand vorbei" : "Noch keine Besuche"} seed="besuche">
        Ein vollständiges Profil wird öfter gefunden: Titel, Ort, Skills und ein paar Sätze über Sie.
      </EmptyState>
    );
  }
  return (
    <ul>
      {visits.map((visit) => (
        <VisitRow key={visit.id} visit={visit} />
      ))}
    </ul>
  );
}

function VisitRow({ visit: { name, slug, title, avatarUrl, userType, visitedAt } }: { visit: ListedVisit }) {
  const isKnown = name && slug && userType;
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[auto_1fr_auto]">
      {isKnown ? (
        <Avatar name={name} seed={slug} src={avatarUrl} size="md" />
      ) : (
        <span className="grid size-16 place-items-center rounded-sm bg-wash text-soft">
          <UserRound aria-hidden size={26} />
        </span>
      )}
      <div className="min-w-0">
        {isKnown ? (
          <>
            <TextLink to={`/${userType}/${slug}`} alone className="py-1 font-semibold">
              {name}
            </TextLink>
            <p className="text-note text-soft">
              <Dotted text={joined(title, userTypes[userType])} />
            </p>
          </>
        ) : (
          <>
            <p className="font-semibold">Externer Besuch</p>
            <p className="text-note text-soft">Nicht angemeldet</p>
          </>
        )}
      </div>
      <time dateTime={visitedAt.toISOString()} className="text-note text-soft max-sm:col-start-2">
        {formatMoment(visitedAt)}
      </time>
    </li>
  );
}
