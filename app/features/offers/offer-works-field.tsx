import type { ReactNode } from "react";
import type { Choice } from "~/ui/choice-field";
import { classNames } from "~/ui/class-names";
import { type Field, FieldErrors, initialList } from "~/ui/field-frame";
import { maxOfferedWorks } from "./offer";

/** The works that a sender can show, as choices; without any works the note is shown instead. */
export interface WorkChoices {
  choices: Choice[];
  none: ReactNode;
}

/** How many works the form shows at once. The others unfold. */
const shownAtOnce = 6;

/** Lets the sender of an offer choose works to show. */
export function OfferWorksField({ field, works }: { field: Field; works?: WorkChoices }) {
  if (!works) return null;
  const { choices, none } = works;
  const chosen = initialList(field);
  const [first, rest] = [choices.slice(0, shownAtOnce), choices.slice(shownAtOnce)];
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={classNames(field.errors && field.errorId, field.descriptionId)}
      className="mt-7 grid min-w-0 gap-4 border-t border-line pt-6"
    >
      <legend className="float-left w-full font-display text-xl font-semibold">
        Arbeiten, die dazu passen <span className="text-base font-normal text-soft">(optional)</span>
      </legend>
      <p id={field.descriptionId} className="clear-both max-w-text text-note text-soft">
        {choices.length > 0 ? `Bis zu ${maxOfferedWorks}. Das Unternehmen sieht sie bei Ihrem Angebot.` : none}
      </p>
      <FieldErrors field={field} />
      <div className="grid gap-4">
        <Choices field={field} choices={first} chosen={chosen} />
        {rest.length > 0 && (
          <details open={rest.some(({ value }) => chosen.includes(value))} className="group">
            <summary className="link hit inline-block cursor-pointer list-none [&::-webkit-details-marker]:hidden">
              {rest.length === 1 ? "Noch eine Arbeit" : `Weitere ${rest.length} Arbeiten`}
            </summary>
            <div className="pt-4">
              <Choices field={field} choices={rest} chosen={chosen} />
            </div>
          </details>
        )}
      </div>
    </fieldset>
  );
}

function Choices({ field, choices, chosen }: { field: Field; choices: Choice[]; chosen: string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 empty:hidden">
      {choices.map(({ value, label }) => (
        <li key={value} className="grid min-w-0">
          <label
            className={classNames(
              "group/tick relative grid cursor-pointer content-start gap-2 rounded-sm border-[1.5px] p-1.5 pb-2 hover:border-ink",
              "has-checked:border-ink has-checked:outline-[1.5px] has-checked:outline-ink has-focus-visible:z-10",
              field.errors ? "border-danger" : "border-edge",
            )}
          >
            <input
              type="checkbox"
              name={field.name}
              form={field.formId}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="absolute top-3 left-3 z-10 size-5.5 cursor-pointer rounded-sm accent-ink"
            />
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}
