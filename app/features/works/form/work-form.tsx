import { useRef, useState } from "react";
import { skillCatalogue } from "~/features/profiles/skills";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { useRefusal } from "~/http/use-refusal";
import { formatDay } from "~/text/dates";
import { creditMax, workMax } from "~/text/maximums";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { CancelLabel } from "~/ui/cancel-label";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { TextAreaField, TextField } from "~/ui/field";
import { initialList } from "~/ui/field-frame";
import { FoldedGroup, FormGroup } from "~/ui/form-group";
import { showToast } from "~/ui/toaster";
import { useQueuedPress } from "~/ui/use-queued-press";
import type { OwnCredits } from "../credits/credit";
import type { FormPicture, findOwnWork } from "../own/own-works.server";
import { ownWorksPath } from "../work";
import { valuesOf } from "../work-fields";
import { asksForDraft, draftButton, latestYear } from "../work-schema";
import { rightsText } from "../writing";
import { ConfirmedNotice } from "./confirmed-notice";
import { CreditRows, hasCredits, stateText } from "./credit-rows";
import { PictureList } from "./picture-list";
import type { Pending } from "./use-uploads";

export const workFormId = "arbeit";

export interface WorkFormProps {
  action: string;
  /** Absent for a new work. */
  stored?: { work: NonNullable<Awaited<ReturnType<typeof findOwnWork>>>; version: Version };
  /** What a new work begins with. */
  begun?: { title: string; year: string; client: string } | null;
  pictures: FormPicture[];
  credits?: OwnCredits;
  arrived?: FormAnswer;
  onRefusal?: () => void;
}

export function WorkForm({ action, stored, begun, pictures, credits = nobody, arrived, onRefusal }: WorkFormProps) {
  const work = stored?.work;
  const confirmedAt = work?.rightsConfirmedAt;
  const confirmed = confirmedAt ? pictures.filter(({ isUsed }) => isUsed).map(({ id }) => id) : [];
  const isPublished = work?.published === true;
  const { form, fields, isBusy } = useAnsweredForm({
    id: workFormId,
    rules: () => import("../work-schema"),
    schema: ({ workSchema }, sent) => workSchema({ isDraft: asksForDraft(sent), latestYear: latestYear(), confirmed }),
    defaultValue: work
      ? { ...valuesOf(work), asksClient: credits.client !== null }
      : begun
        ? { ...begun, asksClient: begun.client !== "" }
        : undefined,
    arrived,
    failure: "Fehler beim Speichern der Arbeit",
    labels: { title: "Titel", year: "Jahr", link: "Link", confirmsRights: "Bestätigung" },
  });
  useRefusal(form, onRefusal);
  const wrong = Object.keys(form.allErrors);
  const holds = (...names: ("contribution" | "content" | "link" | "skills")[]) =>
    names.some((name) => initialList(fields[name]).some(Boolean) || wrong.includes(name));
  const element = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState<Pending>(null);
  const { isHeld, hold } = useQueuedPress(element, {
    isPending: pending === "sending",
    hasFailed: pending === "failed",
  });

  return (
    <AnsweredForm
      form={form}
      ref={element}
      action={action}
      encType="multipart/form-data"
      onSubmit={(event) => {
        if (hold(event) || !pending) return;
        event.preventDefault();
        showToast(pictureFailed);
        onRefusal?.();
      }}
      once
      version={stored?.version}
    >
      <ConfirmedNotice credits={credits} />
      <FormGroup
        title="Bilder"
        text={`Bis zu ${workMax.pictures}. Ohne Bild steht der Titel groß auf der Kachel. Zum Veröffentlichen braucht jedes eine Beschreibung oder ein Häkchen, dass es nur Beiwerk ist.`}
      >
        <PictureList pictures={pictures} arrived={arrived} errors={form.allErrors} onPending={setPending} />
      </FormGroup>
      <FormGroup title="Die Arbeit">
        <TextField
          field={fields.title}
          label="Titel"
          counter={workMax.title}
          placeholder="z. B. Etiketten für die Sennerei"
        />
        <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
          <TextField field={fields.year} label="Jahr" inputMode="numeric" placeholder="2026" />
          <div className="grid content-start gap-1">
            <TextField field={fields.client} label="Auftraggeber" optional />
            <CheckboxField
              field={fields.asksClient}
              label="Das Unternehmen hat hier ein Profil und soll den Auftrag bestätigen"
              hint={credits.client && stateText(credits.client)}
            />
            <CheckboxField field={fields.isOwnProject} label="Eigenes Projekt, ohne Auftrag" />
          </div>
        </div>
      </FormGroup>
      <FoldedGroup title="Anteil, Text und Link" open={holds("contribution", "content", "link")}>
        <TextAreaField
          field={fields.contribution}
          label="Was war mein Anteil?"
          optional
          rows={2}
          counter={workMax.contribution}
          hint="Zum Beispiel: Konzept und Gestaltung, Fotos von anderen."
        />
        <TextAreaField
          field={fields.content}
          label="Text"
          optional
          rows={7}
          counter={workMax.content}
          hint="Worum ging es, und was ist daraus geworden? Adressen mit https:// werden Links."
        />
        <TextField
          field={fields.link}
          label="Link zum Ergebnis"
          optional
          inputMode="url"
          placeholder="www.beispiel.at"
          hint="Ein Film, ein Klang, ein Programm oder eine Website."
        />
      </FoldedGroup>
      <FoldedGroup
        title="Skills"
        open={holds("skills")}
        text={`Bis zu ${workMax.skills}. Danach wird in den Arbeiten gefiltert.`}
      >
        <ChoiceField
          field={fields.skills}
          label="Was hier zu sehen ist"
          hideLabel
          look="chips"
          multiple
          options={skillCatalogue.map((skill) => ({ value: skill, label: skill }))}
        />
      </FoldedGroup>
      <FoldedGroup
        title="Mitwirkende"
        open={hasCredits(credits, arrived) || wrong.some((name) => name.startsWith("credits"))}
        text={`Bis zu ${creditMax.credits}. Wer hier ein Profil hat, wird vor dem Verlinken gefragt; bis dahin steht der Name als Text. Schreiben Sie ihn wie auf dem Profil, oder die Adresse der Profilseite.`}
      >
        <CreditRows credits={credits} arrived={arrived} errors={form.allErrors} />
      </FoldedGroup>
      <FormGroup title="Vor dem Veröffentlichen">
        <div className="grid gap-2">
          <CheckboxField
            field={fields.confirmsRights}
            label={rightsText}
            hint={
              confirmedAt && confirmed.length > 0
                ? `Für die bisherigen Bilder haben Sie das am ${formatDay(confirmedAt)} bestätigt. Kommen Bilder dazu, kreuzen Sie es bitte noch einmal an.`
                : undefined
            }
          />
          <CheckboxField field={fields.madeWithAi} label="Mit KI erzeugt" hint="Steht dann bei der Arbeit." />
        </div>
      </FormGroup>
      <ActionBar isTight className="mt-10 max-sm:flex-nowrap max-[20rem]:flex-wrap">
        <Button busy={isBusy || isHeld} busyLabel={isHeld ? "Warte auf die Bilder..." : "Speichere..."}>
          {isPublished ? "Speichern" : "Veröffentlichen"}
        </Button>
        <Button {...draftButton} variant="secondary">
          {isPublished ? (
            "Zurückziehen"
          ) : (
            <>
              Als Entwurf<span className="max-sm:sr-only"> speichern</span>
            </>
          )}
        </Button>
        <ButtonLink to={ownWorksPath} variant="quiet">
          <CancelLabel />
        </ButtonLink>
      </ActionBar>
    </AnsweredForm>
  );
}

const nobody: OwnCredits = { contributors: [], client: null, refused: [] };

const pictureFailed = {
  title: "Ein Bild ist nicht angekommen",
  description: "Versuchen Sie es beim Bild noch einmal, oder entfernen Sie es. Ihre Eingaben bleiben stehen.",
  kind: "error",
} as const;
