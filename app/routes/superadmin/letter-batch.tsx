import { LetterPage } from "~/features/reservations/letters/letter-page";
import { getBatch } from "~/features/reservations/letters/letters.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { Button } from "~/ui/button";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/letter-batch";

export const loader = ({ params }: Route.LoaderArgs) => getBatch(idOf(params.id) ?? 0);

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Briefe");

/** Printing needs script here; the menu of the browser does it without. */
export const handle = { startsNow: true };

type Listed = Awaited<ReturnType<typeof getBatch>>["letters"][number];

const columns: Column<Listed>[] = [
  { header: "Name", cell: ({ name }) => name, isRowHeader: true },
  { header: "Stand", cell: stateOf },
];

function stateOf({ state, openedAt, claimedAt, expiresAt }: Listed): string {
  if (state === "beansprucht") return `Beansprucht am ${claimedAt}`;
  if (state !== "offen") return state === "widerrufen" ? "Widerrufen" : `Abgelaufen am ${expiresAt}`;
  return openedAt ? `Geöffnet am ${openedAt}` : "Noch nicht geöffnet";
}

export default function LetterBatch({ loaderData: { createdAt, text, letters } }: Route.ComponentProps) {
  return (
    <>
      <div className="print:hidden">
        <h1 className="mb-6 text-4xl">Briefe vom {createdAt}</h1>
        <p className="mb-6 max-w-text text-soft">
          Gedruckt wird jeder Brief, dessen Link gilt, auf einer eigenen Seite. Diese Liste kommt nicht mit auf das
          Papier.
        </p>
        <Button type="button" className="mb-8" onClick={() => window.print()}>
          Drucken
        </Button>
        <Table caption="Stand der Briefe" columns={columns} rows={letters} rowKey={({ id }) => id} />
        <h2 className="mt-14 mb-6 text-2xl">Die Briefe</h2>
      </div>
      {letters.map(({ link, ...letter }) => link && <LetterPage key={letter.id} {...letter} text={text} link={link} />)}
    </>
  );
}
