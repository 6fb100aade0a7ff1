import { type ReactNode, useEffect, useState } from "react";
import { skillCatalogue } from "~/features/profiles/skills";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { profileMax } from "~/text/maximums";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { useHydrated } from "~/ui/use-hydrated";

interface HighlightsFormProps {
  highlights: string[];
  arrived?: FormAnswer;
  /** The cancel button or link, beside the save button. */
  children: ReactNode;
}

export function HighlightsForm({ highlights, arrived, children }: HighlightsFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "spezialisierungen",
    rules: () => import("~/features/profiles/highlights"),
    schema: ({ highlightsSchema }) => highlightsSchema,
    defaultValue: { portfolioHighlights: highlights },
    arrived,
    failure: "Fehler beim Speichern der Spezialisierungen",
  });
  const [chosen, setChosen] = useState<readonly string[]>(highlights);
  const formId = form.id;
  // The person may have ticked boxes before this script ran, and the browser may have restored them.
  useEffect(() => setChosen(tickedIn(formId)), [formId]);
  // Without script nothing could enable the boxes again.
  const isFull = useHydrated() && chosen.length >= profileMax.highlights;

  return (
    <AnsweredForm form={form} action="/profil/spezialisierungen">
      <ChoiceField
        field={fields.portfolioHighlights}
        label={`Maximal ${profileMax.highlights} Spezialisierungen`}
        look="chips"
        multiple
        options={skillCatalogue.map((skill) => ({
          value: skill,
          label: skill,
          disabled: isFull && !chosen.includes(skill),
        }))}
        onChoose={(skill, isChosen) =>
          setChosen((before) => (isChosen ? [...before, skill] : before.filter((name) => name !== skill)))
        }
      />
      <p role="status" className="mt-4 text-note text-soft">
        {chosen.length} von {profileMax.highlights} gewählt
        {isFull && ". Für eine andere nehmen Sie zuerst eine heraus."}
      </p>
      <ActionBar className="mt-4">
        <Button busy={isBusy} busyLabel="Speichern...">
          Speichern
        </Button>
        {children}
      </ActionBar>
    </AnsweredForm>
  );
}

function tickedIn(formId: string): string[] {
  const form = document.forms.namedItem(formId);
  return form ? new FormData(form).getAll("portfolioHighlights").map(String) : [];
}
