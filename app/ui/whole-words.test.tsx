import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EmptyState } from "./empty-state";
import { FieldErrors } from "./field-frame";
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

it("keeps it whole in a notice and in the text of an empty list [LOOK-98]", () => {
  const whole = '<span class="whitespace-nowrap">E-Mail</span>';
  expect(renderToStaticMarkup(<Notice title="Wie in der E-Mail">Noch keine E-Mail da.</Notice>)).toContain(
    `Wie in der ${whole}</p><div class="max-w-text">Noch keine ${whole} da.`,
  );
  expect(renderToStaticMarkup(<EmptyState title="Leer">Noch keine E-Mail da.</EmptyState>)).toContain(
    `keine ${whole} da.`,
  );
});
