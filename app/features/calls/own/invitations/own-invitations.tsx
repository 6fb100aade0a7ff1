import { ownCallPath } from "~/features/calls/own-call-path";
import { TextLink } from "~/ui/link";

interface OwnInvitationsProps {
  call: { id: number; title: string };
  /** Null when they could not be counted. */
  count: number | null;
  /** Whether the call takes offers. */
  isOpen: boolean;
}

/** On the page of its own call, leads a company to whom it has invited, and to others. */
export function OwnInvitations({ call, count, isOpen }: OwnInvitationsProps) {
  if (!isOpen && !count) return null;
  return (
    <section id="einladungen" className="mt-10 scroll-mt-24">
      <h2 className="mb-3 text-2xl">Einladungen</h2>
      {isOpen && (
        <p className="max-w-text">
          Laden Sie Kreative ein, ein Angebot zu senden: mit „Einladen“ bei jedem Namen im Verzeichnis und auf jedem
          Profil.
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
        {count !== null && count > 0 && (
          <TextLink to={`${ownCallPath(call.id, "angebote")}#eingeladen`} alone>
            {count === 1 ? "1 Einladung" : `${count} Einladungen`}
            <span className="sr-only">: {call.title}</span>
          </TextLink>
        )}
        {isOpen && (
          <TextLink to="/kreative" alone>
            Kreative suchen
          </TextLink>
        )}
      </p>
    </section>
  );
}
