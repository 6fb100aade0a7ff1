import { useRef } from "react";
import { Form } from "react-router";
import { skillCatalogue } from "~/features/profiles/skills";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";

/** A plain form that changes the address. With script the choice alone is enough. */
export function SkillFilter({ skill }: { skill: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, { skill });
  const skills =
    skillCatalogue.some((known) => known === skill) || !skill ? skillCatalogue : [skill, ...skillCatalogue];

  return (
    <Form ref={form} method="get" action="/arbeiten" role="search" className="flex items-end gap-2 sm:gap-3">
      <SelectField
        field={plainField("skill", skill)}
        label="Skill"
        placeholder="Alle Skills"
        options={skills.map((name) => ({ value: name, label: name }))}
        onChange={() => form.current?.requestSubmit()}
        className="w-72 max-sm:w-auto max-sm:grow"
      />
      <Button variant="secondary">Anzeigen</Button>
      {skill && (
        <ButtonLink to="/arbeiten" variant="quiet" className="max-sm:hidden">
          Filter zurücksetzen
        </ButtonLink>
      )}
    </Form>
  );
}
