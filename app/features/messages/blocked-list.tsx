import { useSmallAnswer } from "~/http/use-small-answer";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
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
  const { Form, isBusy } = useSmallAnswer({ failure: "Fehler beim Aufheben der Blockierung" });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-line py-5 sm:flex-nowrap">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} seed={slug ?? "gone"} src={avatarUrl} size="sm" />
        <div className="min-w-0">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">
            {path ? (
              <Link to={path} className="hit hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="text-note text-soft">Blockiert am {since}</p>
        </div>
      </div>
      <Form
        method="post"
        action={`${blockedPath}/${id}/aufheben`}
        preventScrollReset
        className="shrink-0 max-sm:w-full max-sm:*:w-full"
      >
        <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Wird aufgehoben...">
          Blockierung aufheben<span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}
