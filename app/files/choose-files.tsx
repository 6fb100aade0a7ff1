import { type SubmitEvent, useState } from "react";
import type { FileType } from "~/text/file-types";
import type { Field } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import { sizeText } from "./file-facts";
import { acceptedFiles, whyNotFiles } from "./file-types";

type Chosen = Pick<File, "name" | "size">;

/** The files that are chosen in a form. The server would hang up on one that is much too large before a browser reads why. */
export function useChosenFiles(max: number) {
  const [chosen, setChosen] = useState<Chosen[] | null>(null);
  const whyNot = chosen && whyNotFiles(chosen, max);

  /** Leads back to the field instead of sending what would be refused. */
  function holdBack(event: SubmitEvent<HTMLFormElement>): void {
    if (!whyNot) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("input[type=file]")?.focus();
  }

  return { chosen, choose: setChosen, whyNot, holdBack };
}

interface ChooseFilesProps {
  field: Field;
  label: string;
  hint: string;
  types: readonly FileType[];
  optional?: boolean;
  files: ReturnType<typeof useChosenFiles>;
}

/** A field for files, which names those that are chosen, with their sizes. */
export function ChooseFiles({ field, types, files: { chosen, choose, whyNot }, ...text }: ChooseFilesProps) {
  // The control itself shows the name of a single file.
  const several = chosen && chosen.length > 1 ? chosen : [];
  const errors = whyNot ? [whyNot] : field.errors;
  return (
    <div>
      <FileField
        {...text}
        field={{ ...field, errors }}
        multiple
        accept={acceptedFiles(types)}
        onChange={({ currentTarget: { files } }) =>
          choose([...(files ?? [])].map(({ name, size }) => ({ name, size })))
        }
      />
      <ul aria-label="Gewählte Dateien" className="mt-2 grid gap-1 text-note empty:hidden">
        {several.map(({ name, size }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list has no order to change.
          <li key={position} className="wrap-anywhere">
            {name} <span className="text-soft">{sizeText(size)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
