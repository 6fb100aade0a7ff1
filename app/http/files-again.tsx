import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import type { Interrupted } from "./interrupted.server";

type Files = Interrupted["files"];

export const hadFiles = (files: Files) => files.some(([, fileName]) => fileName);

/** Fields to choose again what no page can carry. A place without a file keeps the order of the others. */
export function FilesAgain({ files }: { files: Files }) {
  return files.map(([name, fileName], position) => {
    const id = `datei-${position}`;
    return fileName ? (
      <FileField key={id} field={plainField(name, null, id)} label={`„${fileName}“ noch einmal wählen`} optional />
    ) : (
      <input key={id} type="file" name={name} hidden />
    );
  });
}
