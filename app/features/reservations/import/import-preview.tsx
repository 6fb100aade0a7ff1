import { WriteForm } from "~/http/write-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { EmailAddress } from "~/ui/email-address";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { type Column, Table } from "~/ui/table";
import type { JudgedRow, ListColumns } from "./judge-list";

type Row = JudgedRow & { isChosen: boolean };

interface ImportPreviewProps {
  path: string;
  /** Of the page that the form shows, which it comes back to. */
  search: string;
  columns: string[];
  chosenColumns: ListColumns;
  /** Those of this page. */
  rows: Row[];
}

const states = {
  new: { label: "Neu", variant: "spruce" },
  similar: { label: "Ähnlich", variant: "outline" },
  company: { label: "Unternehmen", variant: "outline" },
  there: { label: "Schon da", variant: "outline" },
  wrong: { label: "Falsch", variant: "signal" },
} as const;

const tableColumns: Column<Row>[] = [
  {
    header: "Name",
    cell: (row) => (
      <span className="flex items-baseline">
        <Choose {...row} />
        <bdi className="min-w-0 wrap-anywhere">{row.name}</bdi>
      </span>
    ),
    isRowHeader: true,
    width: "w-[32%]",
  },
  { header: "E-Mail", cell: ({ email }) => <EmailAddress email={email} />, width: "w-[28%]" },
  { header: "Zeile", cell: ({ line }) => line, width: "w-16" },
  {
    header: "Stand",
    cell: ({ verdict, reason }) => (
      <>
        <Badge variant={states[verdict].variant}>{states[verdict].label}</Badge>{" "}
        {reason && <span className="text-note text-soft">{reason}</span>}
      </>
    ),
  },
];

function Choose({ line, name, verdict, isChosen }: Row) {
  if (verdict === "there" || verdict === "wrong") return <span className="w-8.5 shrink-0 max-lg:hidden" />;
  return (
    <label className="-my-2.5 -ml-2.5 grid size-11 shrink-0 translate-y-1.25 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="chosen"
        value={line}
        defaultChecked={isChosen}
        className="size-5.5 cursor-pointer accent-ink"
      />
      <span className="sr-only">{name} reservieren</span>
    </label>
  );
}

/** One form for the columns and the choice, so that whichever button is pressed takes in both. */
export function ImportPreview({ path, search, columns, chosenColumns, rows }: ImportPreviewProps) {
  const options = columns.map((label, index) => ({ value: `${index}`, label }));
  const chosen = (column: number | null) => (column === null ? "" : `${column}`);
  return (
    <WriteForm action={path + search} failure="Fehler beim Import">
      {(isBusy) => (
        <>
          <fieldset className="mt-8 grid items-end gap-5 sm:grid-cols-3">
            <legend className="mb-3 font-semibold">Welche Spalte ist was?</legend>
            <SelectField
              field={plainField("nameColumn", chosen(chosenColumns.nameColumn))}
              label="Name oder Nachname"
              options={options}
            />
            <SelectField
              field={plainField("firstNameColumn", chosen(chosenColumns.firstNameColumn))}
              label="Vorname"
              optional
              placeholder="Keine eigene Spalte"
              options={options}
            />
            <SelectField
              field={plainField("emailColumn", chosen(chosenColumns.emailColumn))}
              label="E-Mail"
              options={options}
            />
            <CheckboxField
              field={plainField("hasHeader", chosenColumns.hasHeader ? "on" : "")}
              label="Die erste Zeile sind Überschriften"
              className="sm:col-span-3"
            />
          </fieldset>
          <input type="hidden" name="shown" value={rows.map(({ line }) => line).join()} />
          <div className="mt-6">
            <Table caption="Zeilen der Liste" columns={tableColumns} rows={rows} rowKey={({ line }) => line} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
            <Button variant="secondary" busy={isBusy}>
              Auswahl merken
            </Button>
            <Button formAction={`${path}/ausfuehren`} busy={isBusy} busyLabel="Wird reserviert...">
              Ausgewählte reservieren
            </Button>
          </div>
        </>
      )}
    </WriteForm>
  );
}
