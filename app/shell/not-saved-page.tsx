import { hadFiles } from "~/http/files-again";
import type { Unsaved } from "~/http/interrupted.server";
import { PageTitle } from "~/http/page-title";
import { writtenTexts } from "~/http/written-texts";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextAreaField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Problem, type ShownProblem } from "~/ui/problem";

interface NotSavedPageProps {
  unsaved: Unsaved;
  problem: ShownProblem;
  /** The id of the failed request, for a failure of ours. */
  requestId: string | null;
  status: number;
}

/** Says that a form was not saved, keeps it, and offers to send it again. */
export function NotSavedPage({ unsaved, problem, requestId, status }: NotSavedPageProps) {
  const { action, fields, files, hadPassword, cameFrom } = unsaved;
  // What was refused for a reason is refused again.
  const isRefused = status < 500 && status !== 429;
  const canSendAgain = !hadFiles(files) && !hadPassword && !isRefused;
  const missing = hadPassword ? "Ihr Passwort behalten wir nicht" : "Bilder und Dateien können wir nicht behalten";
  return (
    <Container width="text" className="py-14">
      <PageTitle>{`Nicht gespeichert (${status})`}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-4xl">Nicht gespeichert</h1>
      <Problem problem={problem} />
      {isRefused ? null : (
        <p>
          {canSendAgain
            ? "Was Sie eingegeben haben, ist noch da."
            : `${missing}. Bitte gehen Sie zurück, und füllen Sie das Formular noch einmal aus.`}
        </p>
      )}
      {requestId && (
        <p className="mt-3 text-note text-soft">
          Wenn Sie uns schreiben, nennen Sie bitte diese Kennung: <code className="break-all">{requestId}</code>
        </p>
      )}
      {canSendAgain ? (
        <form method="post" action={action} encType="multipart/form-data" className="mt-8 flex flex-wrap gap-3">
          {fields.map(([name, value], position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat in a form, and the list never changes.
            <input key={position} type="hidden" name={name} value={value} />
          ))}
          <Button>Noch einmal senden</Button>
          <ButtonLink to={cameFrom} variant="quiet">
            Nicht senden und zurück
          </ButtonLink>
        </form>
      ) : (
        <>
          <Typed fields={fields} />
          <ButtonLink to={cameFrom} className="mt-8">
            Zurück zum Formular
          </ButtonLink>
        </>
      )}
    </Container>
  );
}

/** Texts that somebody has written, to copy them into the form again. */
export function Typed({ fields }: Pick<Unsaved, "fields">) {
  const texts = writtenTexts(fields);
  if (texts.length === 0) return null;
  return (
    <div className="mt-6 grid gap-5">
      {texts.map((value, position) => (
        <TextAreaField
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={position}
          field={plainField(`text-${position}`, value)}
          label={texts.length === 1 ? "Ihr Text" : `Ihr Text ${position + 1}`}
          hint="Zum Kopieren."
          rows={3}
          readOnly
        />
      ))}
    </div>
  );
}
