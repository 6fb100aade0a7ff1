import { actions, isActionName } from "~/audit/acts";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { type OfferCounts, offersText } from "./offer-counts";

interface Entry {
  at: string;
  /** Null for a report. */
  action: string | null;
  name: string;
  actor: string | null;
  reason: string | null;
  /** What a report is about. */
  subjectId: string | null;
}

interface ProfileHistoryProps {
  /** The name in the log. */
  name: string;
  since: string;
  entries: Entry[];
  offers: OfferCounts;
  /** Whether the whole log may be read. */
  mayRead: boolean;
}

/** What happened to an account, the newest first. */
export function ProfileHistory({ name, since, entries, offers, mayRead }: ProfileHistoryProps) {
  const more = mayRead
    ? { to: `/admin/protokoll?q=${encodeURIComponent(name)}`, label: "Im Protokoll suchen" }
    : undefined;
  return (
    <Section id="verlauf" title="Verlauf" flush more={more}>
      <p className="py-4 text-soft">{offersText(offers)}</p>
      <ol className="border-t border-line">
        {entries.map((entry, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read, and two acts may have the same moment.
            key={position}
            className="border-b border-line py-3 wrap-anywhere"
          >
            <span className="mr-4 text-note text-soft">{entry.at}</span>
            <What {...entry} />
          </li>
        ))}
        <li className="border-b border-line py-3">
          <span className="mr-4 text-note text-soft">{since}</span>Registriert
        </li>
      </ol>
    </Section>
  );
}

function What({ action, name, actor, reason, subjectId }: Entry) {
  if (subjectId)
    return (
      <TextLink to={`/admin/meldungen/${subjectId}`} className="hit">
        Meldung zu „{name}“
      </TextLink>
    );
  const text = isActionName(action) ? actions[action] : action;
  return (
    <>
      {text}
      {name && `: ${name}`}
      {actor && <span className="text-soft"> von {actor}</span>}
      {reason && <p className="mt-1 text-note text-soft">Grund: {reason}</p>}
    </>
  );
}
