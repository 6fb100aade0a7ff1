import { useButtonResponse } from "~/http/use-button-response";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { ListRow } from "~/ui/list-row";
import { type BlockedPerson, blockedPath } from "./blocked-person";

export function BlockedList({ people }: { people: BlockedPerson[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {people.map((person) => (
        <BlockedRow key={person.id} person={person} />
      ))}
    </ul>
  );
}

function BlockedRow({ person: { id, name, slug, avatarUrl, path, since } }: { person: BlockedPerson }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Aufheben der Blockierung" });
  return (
    <ListRow
      title={name}
      to={path ?? undefined}
      level={2}
      avatar={<Avatar name={name} seed={slug ?? "gone"} src={avatarUrl} size="sm" />}
      meta={`Blockiert am ${since}`}
      action={
        <Form method="post" action={`${blockedPath}/${id}/aufheben`} preventScrollReset>
          <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Wird aufgehoben..." className="max-sm:w-full">
            Blockierung aufheben<span className="sr-only">: {name}</span>
          </Button>
        </Form>
      }
    />
  );
}
