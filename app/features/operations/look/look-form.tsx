import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { lookMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { AccentField } from "./accent-field";
import { BackToDefault, defaultHint, withWayBack } from "./default-hint";
import { type LookField, lookFields, lookLabels } from "./look-fields";

interface LookFormProps {
  values: Record<LookField, string>;
  defaults: Record<LookField, string>;
  version: Version;
  arrived: FormAnswer | undefined;
}

const sentences = { about: 3, headline: 2, subline: 2, description: 3 };

const formId = "auftritt";

export const LookForm = (props: LookFormProps) => (
  <FormOfStored key={useKeyOfStored(props.version, formId)} {...props} />
);

function FormOfStored({ values, defaults, version, arrived }: LookFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: formId,
    rules: () => import("./look-schema"),
    schema: ({ lookSchema }) => lookSchema,
    defaultValue: values,
    arrived,
    labels: lookLabels,
    failure: "Fehler beim Speichern des Auftritts",
  });
  const texts = lookFields.filter((name) => name !== "accent");
  return (
    <AnsweredForm form={form} action="/admin/auftritt" version={version} className="grid max-w-text gap-7">
      {texts.map((name) => {
        const [field, label] = [fields[name], lookLabels[name]];
        const common = {
          ...{ field, label, counter: lookMax[name] },
          hint: defaultHint(defaults[name]),
          placeholder: " ",
        };
        return (
          <div key={name} className={withWayBack}>
            {name in sentences ? (
              <TextAreaField {...common} rows={sentences[name as keyof typeof sentences]} />
            ) : (
              <TextField {...common} />
            )}
            <BackToDefault field={field} label={label} />
          </div>
        );
      })}
      <AccentField field={fields.accent} standard={defaults.accent} />
      <div>
        <Button busy={isBusy}>Entwurf speichern</Button>
      </div>
    </AnsweredForm>
  );
}
