import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { problemOf, useWrite } from "~/http/use-write";
import { formatNames, maxMegabytes, pictureTypes, whyNotPicture } from "~/images/picture-limits";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import { Problem } from "~/ui/problem";
import { Spinner } from "~/ui/spinner";
import { AvatarCrop } from "./avatar-crop";
import type { AvatarAnswer } from "./save-avatar.server";

interface AvatarFormProps {
  arrived?: AvatarAnswer;
  /** The way out, beside the button that sends. */
  children: ReactNode;
}

function refusalOf(file: File): string | null {
  if (!file.type.startsWith("image/")) return "Bitte wählen Sie eine Bilddatei aus";
  return whyNotPicture(file);
}

/** Without script the server crops the middle of the picture. */
export function AvatarForm({ arrived, children }: AvatarFormProps) {
  const { Form, answer: sent, isBusy } = useWrite<AvatarAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const answer = isBusy ? undefined : (sent ?? arrived);
  const error = refusal ?? (answer && "error" in answer ? answer.error : undefined);

  useEffect(() => () => URL.revokeObjectURL(chosen ?? ""), [chosen]);

  function choose(file: File | undefined) {
    const refused = file ? refusalOf(file) : null;
    setRefusal(refused);
    setChosen(file && !refused ? URL.createObjectURL(file) : null);
  }

  // Include a file that the person chose before this script ran.
  const chooseChosen = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("avatar");
    if (field instanceof HTMLInputElement) choose(field.files?.[0]);
  });
  useEffect(() => chooseChosen(), []);

  return (
    <Form
      ref={form}
      method="post"
      action="/profil/bild"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => refusal && event.preventDefault()}
    >
      <Problem problem={refusal ? undefined : problemOf(answer, "Fehler beim Hochladen des Profilbildes")} />
      <div className="grid gap-6">
        <FileField
          field={{ ...plainField("avatar"), errors: error ? [error] : undefined }}
          label="Bild"
          hint={`${formatNames}, höchstens ${maxMegabytes}\u00a0MB`}
          accept={pictureTypes.join()}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
        {chosen && (
          <div className="relative w-fit max-w-full" aria-busy={isBusy || undefined}>
            <AvatarCrop key={chosen} src={chosen} />
            {isBusy && (
              <div role="status" className="absolute inset-0 grid place-content-center gap-3 bg-card/85 text-center">
                <span className="mx-auto">
                  <Spinner size={32} />
                </span>
                Wird hochgeladen...
              </div>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={isBusy} busyLabel="Wird hochgeladen...">
            Hochladen
          </Button>
          {children}
        </div>
      </div>
    </Form>
  );
}
