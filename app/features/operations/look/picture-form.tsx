import { useState } from "react";
import { problemOf, useWrite } from "~/http/use-write";
import { maxMegabytes, pictureTypes, tooLargeText } from "~/images/picture-limits";
import { Button, CancelLink } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import { Problem } from "~/ui/problem";
import type { PictureAnswer } from "./answer-picture.server";
import { type LookPictureKind, picturePath } from "./look-fields";

const types: Record<LookPictureKind, string[]> = { logo: ["image/svg+xml", "image/png"], sharing: pictureTypes };

/** What each picture has to be. */
const hints: Record<LookPictureKind, string> = {
  logo: "SVG mit Schrift als Pfaden, höchstens 200\u00a0kB, oder PNG mit durchsichtigem Grund. Es wird als Bild gespeichert, höchstens 640 mal 120 Pixel, und steht im Kopf jeder Seite 40 Pixel hoch auf hellem Grund, auch im dunklen Design.",
  sharing: `Ein Foto oder eine Grafik im Querformat, mindestens 1200 mal 630 Pixel, höchstens ${maxMegabytes}\u00a0MB. Netzwerke zeigen es bei Links auf die Startseite und die Listen. Profile, Arbeiten und Artikel behalten ihre eigenen Bilder.`,
};

interface PictureFormProps {
  kind: LookPictureKind;
  label: string;
  arrived: PictureAnswer | undefined;
}

export function PictureForm({ kind, label, arrived }: PictureFormProps) {
  const { Form, answer: sent, isBusy } = useWrite<PictureAnswer>();
  // The server would hang up on a very large file before a browser reads why.
  const [isTooLarge, setIsTooLarge] = useState(false);
  const answer = isBusy ? undefined : (sent ?? arrived);
  const error = isTooLarge ? tooLargeText : answer && "error" in answer ? answer.error : undefined;
  return (
    <Form
      method="post"
      action={picturePath(kind)}
      encType="multipart/form-data"
      className="grid max-w-text gap-5"
      onSubmit={(event) => isTooLarge && event.preventDefault()}
      noValidate
    >
      <Problem problem={isTooLarge ? undefined : problemOf(answer, `Fehler beim Speichern: ${label}`)} />
      <FileField
        field={{ ...plainField("bild"), errors: error ? [error] : undefined }}
        label="Neue Datei"
        hint={hints[kind]}
        accept={types[kind].join()}
        onChange={({ currentTarget: { files } }) => setIsTooLarge((files?.[0]?.size ?? 0) > maxMegabytes * 1024 * 1024)}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird hochgeladen...">
          Im Entwurf speichern
        </Button>
        <CancelLink to="/admin/auftritt" />
      </div>
    </Form>
  );
}
