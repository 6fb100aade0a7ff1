import { type CsvColumn, tableOf } from "~/text/csv";
import { collectionPath, type OwnEntry } from "./collection";

const columnsFor = (siteUrl: string): CsvColumn<OwnEntry>[] => [
  ["Art", ({ shown }) => (shown ? (shown.subject.work ? "Arbeit" : "Kreative") : "")],
  ["Name", ({ shown }) => shown?.name ?? "zurzeit nicht zu sehen"],
  ["Angaben", ({ shown }) => shown?.about ?? ""],
  ["Adresse", ({ shown }) => (shown ? `${siteUrl}${shown.path}` : "")],
  ["Notiz", ({ note }) => note ?? ""],
];

/** A list as a table, with what others no longer see as a note alone. */
export const collectionCsv = (entries: readonly OwnEntry[], siteUrl: string) => tableOf(columnsFor(siteUrl), entries);

export const csvPath = (id: string) => `${collectionPath(id)}/tabelle.csv`;
