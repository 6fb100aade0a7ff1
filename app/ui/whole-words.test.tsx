import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FieldErrors } from "./field-frame";
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
