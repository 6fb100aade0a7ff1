import { useButtonResponse } from "~/http/use-button-response";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dotted } from "~/ui/dotted";
import { TextLink } from "~/ui/link";
import { ListRow } from "~/ui/list-row";
import { collectionPath, type OwnEntry, rememberPath, type ShownEntry } from "./collection";

/** What is on one's own list, with its notes. */
export function OwnEntries({ id, entries }: { id: string; entries: OwnEntry[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {entries.map((entry) => (
        <ListRow
          key={entry.id}
          level={2}
          title={entry.shown?.name ?? "Zurzeit nicht zu sehen"}
          to={entry.shown?.path}
          avatar={entry.shown && <Avatar name={entry.shown.name} {...entry.shown.picture} />}
          meta={entry.shown?.about && <Dotted text={entry.shown.about} />}
          action={<Remove id={id} entry={entry} />}
        >
          {entry.note && <p className="mt-2 whitespace-pre-line text-note wrap-anywhere">{entry.note}</p>}
          {entry.shown && (
            <p className="mt-1 print:hidden">
              <TextLink to={rememberPath(entry.shown.subject, id)} alone className="text-note">
                {entry.note ? "Notiz ändern" : "Notiz schreiben"}
                <span className="sr-only">: {entry.shown.name}</span>
              </TextLink>
            </p>
          )}
        </ListRow>
      ))}
    </ul>
  );
}

function Remove({ id, entry }: { id: string; entry: OwnEntry }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Entfernen" });
  const action = `${collectionPath(id)}/eintraege/${entry.id}/entfernen`;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className={classNames("print:hidden", entry.shown && "max-sm:pl-20")}
    >
      <Button variant="quiet" size="sm" busy={isBusy}>
        Entfernen<span className="sr-only">: {entry.shown?.name ?? "nicht zu sehen"}</span>
      </Button>
    </Form>
  );
}

/** What is on a shared list. */
export const SharedEntries = ({ entries }: { entries: ShownEntry[] }) => (
  <ul className="border-t-2 border-ink">
    {entries.map(({ path, name, about, picture }) => (
      <ListRow key={path} level={2} title={name} to={path} avatar={<Avatar name={name} {...picture} />} meta={about} />
    ))}
  </ul>
);
