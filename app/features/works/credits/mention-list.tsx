import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useButtonResponse } from "~/http/use-button-response";
import { formatDay } from "~/text/dates";
import { Button } from "~/ui/button";
import { ListRow } from "~/ui/list-row";
import { creditsPath, type Mention, mentionText } from "./credit";

const failures = { confirm: "Fehler beim Bestätigen", remove: "Fehler beim Entfernen der Nennung" };

/** Works that name this member, with what the member can say about it. */
export function MentionList({ mentions }: { mentions: Mention[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {mentions.map((mention) => (
        <MentionRow key={mention.id} mention={mention} />
      ))}
    </ul>
  );
}

function MentionRow({ mention }: { mention: Mention }) {
  const { id, title, ownerName, path, state, stateSince, askedAgain } = mention;
  const confirming = useButtonResponse({ key: `nennung-${id}`, failure: failures.confirm });
  const removing = useButtonResponse({ key: `nennung-entfernen-${id}`, failure: failures.remove });
  const about = (
    <span className="sr-only">
      : {title} von {ownerName}
    </span>
  );
  const isOpen = state === "asked";
  return (
    <ListRow
      title={title}
      to={path ?? undefined}
      meta={`von ${ownerName}`}
      action={
        <>
          {isOpen && (
            <confirming.Form method="post" action={`${creditsPath}/${id}/bestaetigen`} preventScrollReset>
              <Button
                size="sm"
                busy={confirming.isBusy}
                busyLabel="Bestätige..."
                icon={<Check aria-hidden size={18} />}
                className="max-sm:w-full"
              >
                Bestätigen
                {about}
              </Button>
            </confirming.Form>
          )}
          <removing.Form method="post" action={`${creditsPath}/${id}/entfernen`} preventScrollReset>
            <Button
              variant="secondary"
              size="sm"
              busy={removing.isBusy}
              busyLabel="Entferne..."
              icon={<X aria-hidden size={18} />}
              className="max-sm:w-full"
            >
              {isOpen ? "Ablehnen" : "Zurücknehmen"}
              {about}
            </Button>
          </removing.Form>
        </>
      }
    >
      <p className="mt-2 wrap-anywhere">{mentionText(mention)}</p>
      <p className="mt-1 text-note text-soft">
        {askedAgain && "Die Arbeit hat sich geändert, seit Sie bestätigt haben. "}
        {isOpen ? `Gefragt am ${formatDay(stateSince)}` : `Bestätigt am ${formatDay(stateSince)}`}
      </p>
    </ListRow>
  );
}
