import { headOf, lineOf } from "~/text/csv";
import { collectionPath, type OwnEntry } from "./collection";

const headers = ["Art", "Name", "Angaben", "Adresse", "Notiz"];

/** A list as a table, with what others no longer see as a note alone. */
export function collectionCsv(entries: readonly OwnEntry[], siteUrl: string): string {
  const rows = entries.map(({ shown, note }) =>
    shown
      ? [shown.subject.work ? "Arbeit" : "Kreative", shown.name, shown.about, `${siteUrl}${shown.path}`, note ?? ""]
      : ["", "zurzeit nicht zu sehen", "", "", note ?? ""],
  );
  return headOf(headers) + rows.map(lineOf).join("");
}

export const csvPath = (id: string) => `${collectionPath(id)}/tabelle.csv`;
