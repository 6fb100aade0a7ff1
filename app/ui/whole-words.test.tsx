import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CheckboxField } from "./checkbox-field";
import { ChoiceField } from "./choice-field";
import { EmptyState } from "./empty-state";
import { TextField } from "./field";
import { FieldErrors, plainField } from "./field-frame";
import { Notice } from "./notice";
import { Problem } from "./problem";

const text = "Ihre E-Mail-Adresse fehlt, wie jedes E-Mail.";
const whole =
  'Ihre <span class="whitespace-nowrap">E-Mail</span>-Adresse fehlt, wie jedes <span class="whitespace-nowrap">E-Mail</span>.';

it("keeps 'E-Mail' on one line in the error of a field, and wherever a form says why it was refused [LOOK-82]", () => {
  const field = renderToStaticMarkup(<FieldErrors field={{ errors: [text], errorId: "fehler" }} />);
  expect(field).toContain(`<span>${whole}</span>`);
  const problem = renderToStaticMarkup(
    <Problem problem={{ title: text, text, errors: [{ id: "email", text }, { text }] }} />,
  );
  expect(problem.split(whole)).toHaveLength(5);
});

it("keeps it whole in a notice, in the hint of a field and in the text of an empty list [LOOK-98]", () => {
  const whole = '<span class="whitespace-nowrap">E-Mail</span>';
  expect(renderToStaticMarkup(<Notice title="Wie in der E-Mail">Noch keine E-Mail da.</Notice>)).toContain(
    `Wie in der ${whole}</p><div class="max-w-text">Noch keine ${whole} da.`,
  );
  const field = plainField("feld");
  const hinted = { field, label: "Feld", hint: "Noch keine E-Mail da." };
  for (const Field of [TextField, CheckboxField])
    expect(renderToStaticMarkup(<Field {...hinted} />)).toContain(`keine ${whole} da.`);
  expect(renderToStaticMarkup(<ChoiceField {...hinted} options={[]} look="chips" />)).toContain(`keine ${whole} da.`);
  expect(renderToStaticMarkup(<EmptyState title="Leer">Noch keine E-Mail da.</EmptyState>)).toContain(
    `keine ${whole} da.`,
  );
});
