import { type ReactNode, useState } from "react";
import { highlightsSchema } from "~/features/profiles/highlights";
import { mostHighlights } from "~/features/profiles/profile";
import { skillCatalogue } from "~/features/profiles/skills";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { Problem } from "~/ui/problem";
import { useHydrated } from "~/ui/use-hydrated";

interface HighlightsFormProps {
  highlights: string[];
  arrived?: FormAnswer;
  /** The way out, beside the button that saves. */
  children: ReactNode;
}

export function HighlightsForm({ highlights, arrived, children }: HighlightsFormProps) {
  const { form, fields, fetcher, problem, isBusy } = useAnsweredForm({
    id: "spezialisierungen",
    schema: highlightsSchema,
    defaultValue: { portfolioHighlights: highlights },
    arrived,
  });
  const [chosen, setChosen] = useState<readonly string[]>(highlights);
  // Without script nothing could switch them on again.
  const isFull = useHydrated() && chosen.length >= mostHighlights;

  return (
    <fetcher.Form method="post" action="/profil/spezialisierungen" id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
      <ChoiceField
        field={fields.portfolioHighlights}
        label={`Maximal ${mostHighlights} Spezialisierungen`}
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
        {chosen.length} von {mostHighlights} gewählt
        {isFull && ". Für eine andere nehmen Sie zuerst eine heraus."}
      </p>
      <div className="action-bar sticky bottom-0 mt-4 flex flex-wrap gap-3 bg-paper py-3 in-[dialog]:bg-card">
        <Button busy={isBusy} busyLabel="Speichern...">
          Speichern
        </Button>
        {children}
      </div>
    </fetcher.Form>
  );
}
