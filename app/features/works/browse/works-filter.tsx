import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { Form } from "react-router";
import { skillCatalogue } from "~/features/profiles/skills";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";

/** A plain form that changes the address. With script the choice of a skill alone is enough. */
export function WorksFilter({ q, skill }: { q: string; skill: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, { q, skill });
  const skills =
    skillCatalogue.some((known) => known === skill) || !skill ? skillCatalogue : [skill, ...skillCatalogue];

  return (
    <Form
      ref={form}
      method="get"
      action="/arbeiten"
      role="search"
      className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-4 border-b border-line pb-6 lg:grid-cols-[1.4fr_1fr_auto_auto] lg:gap-x-4"
    >
      <TextField
        field={plainField("q", q, "suche")}
        label="Arbeiten suchen"
        type="search"
        placeholder="Plakat, Imagefilm, Logo ..."
        icon={<Search aria-hidden size={20} />}
        autoComplete="off"
        enterKeyHint="search"
        className="max-lg:col-span-full"
      />
      <SelectField
        field={plainField("skill", skill)}
        label="Skill"
        placeholder="Alle Skills"
        options={skills.map((name) => ({ value: name, label: name }))}
        onChange={() => form.current?.requestSubmit()}
      />
      <Button>Suchen</Button>
      {(q || skill) && (
        <ButtonLink to="/arbeiten" variant="quiet" className="max-lg:hidden">
          Filter zurücksetzen
        </ButtonLink>
      )}
    </Form>
  );
}
