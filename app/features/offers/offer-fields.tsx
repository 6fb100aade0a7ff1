import type { UsageRights } from "~/db/schema";
import { RightsFields } from "~/features/rights/rights-fields";
import { type RightsField, typedRights } from "~/features/rights/rights-schema";
import { ChoiceField } from "~/ui/choice-field";
import { optionsOf, TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { PositionFields } from "./position-fields";
import { PriceSum } from "./price-sum";
import { inclusionLabels, kindLabels, type OfferTerms, taxLabels } from "./terms";

type TermField = Exclude<keyof OfferTerms, "priceCents" | "rights"> | "priceAmount" | RightsField;

const rightsHint = "Was das Unternehmen mit Ihrer Arbeit machen darf. Was hier nicht steht, bleibt bei Ihnen.";

interface OfferTermFieldsProps {
  formId: string;
  fields: Record<TermField, Field>;
  /** The errors of all fields, by their names. */
  errors: Record<string, string[]>;
  /** The rights that the call asks for. */
  asked?: UsageRights | null;
}

/** The fields for an offer's figures. The price fields appear when its kind is chosen, also without script. */
export function OfferTermFields({ formId, fields, errors, asked = null }: OfferTermFieldsProps) {
  return (
    <fieldset className="mt-7 grid gap-5 border-t border-line pt-6">
      <legend className="float-left w-full font-display text-xl font-semibold">
        Ihr Angebot in Zahlen <span className="text-base font-normal text-soft">(optional)</span>
      </legend>
      <div className="group/price clear-both grid gap-5" data-optional>
        <ChoiceField
          field={fields.priceKind}
          label="Preis"
          look="chips"
          options={[...optionsOf(kindLabels), { value: "", label: "Keine Angabe" }]}
        />
        <div className="hidden group-has-[[value=positionen]:checked]/price:block">
          <PositionFields field={fields.positions} errors={errors} />
        </div>
        <div className="hidden gap-5 group-has-[:is([value=pauschal],[value=positionen],[value=tag],[value=stunde]):checked]/price:grid">
          <div className="grid gap-5 group-has-[[value=positionen]:checked]/price:hidden sm:grid-cols-2">
            <TextField
              field={fields.priceAmount}
              label="Betrag in Euro"
              hint="Ohne Umsatzsteuer. Bei Tag oder Stunde für eine Einheit."
              inputMode="decimal"
            />
            <div className="hidden group-has-[:is([value=tag],[value=stunde]):checked]/price:block">
              <TextField
                field={fields.priceQuantity}
                label="Geschätzte Menge"
                hint="Tage oder Stunden. Damit wird Ihr Preis vergleichbar."
                inputMode="decimal"
              />
            </div>
          </div>
          <ChoiceField
            field={fields.priceTax}
            label="Umsatzsteuer"
            look="chips"
            hint="13 % gilt für künstlerische Leistungen (§ 10 Abs. 3 UStG), 20 % für die meisten anderen."
            options={optionsOf(taxLabels)}
          />
          <PriceSum
            formId={formId}
            initial={{
              priceKind: fields.priceKind.initialValue,
              positions: fields.positions.initialValue,
              priceAmount: fields.priceAmount.initialValue,
              priceQuantity: fields.priceQuantity.initialValue,
              priceTax: fields.priceTax.initialValue,
            }}
          />
        </div>
      </div>
      <RightsFields
        fields={fields}
        preset={typedRights(asked)}
        hint={asked ? "So steht es in der Ausschreibung. Bieten Sie etwas anderes an, ändern Sie es hier." : rightsHint}
      />
      <ChoiceField
        field={fields.included}
        label="Im Preis enthalten"
        look="chips"
        multiple
        options={optionsOf(inclusionLabels)}
      />
      <div className="grid gap-5 sm:grid-cols-2" data-optional>
        <TextField field={fields.earliestStart} label="Frühester Beginn" type="date" />
        <TextField field={fields.duration} label="Dauer" hint="Zum Beispiel: drei Wochen" />
      </div>
    </fieldset>
  );
}
