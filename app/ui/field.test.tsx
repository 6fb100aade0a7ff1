import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceField } from "./choice-field";
import { SelectField, TextAreaField, TextField } from "./field";
import { plainField } from "./field-frame";
import { FileField } from "./file-field";
import { PasswordField } from "./password-field";

const field = plainField("titel", "Illustration");
const wrong = { ...field, errors: ["Bitte angeben."] };

describe("fields", () => {
  it.each([
    ["a text field", <TextField key="text" field={wrong} label="Titel" hint="Kurz" />],
    ["a text area", <TextAreaField key="area" field={wrong} label="Titel" hint="Kurz" />],
    ["a select", <SelectField key="select" field={wrong} label="Titel" hint="Kurz" options={[]} />],
    [
      "a password",
      <PasswordField key="password" field={wrong} label="Titel" hint="Kurz" autoComplete="new-password" />,
    ],
  ])("tie label, error and hint to %s", (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain('<label for="titel"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`aria-describedby="${field.errorId} ${field.descriptionId}"`);
    expect(html).toContain(`id="${field.errorId}"`);
    expect(html).toContain(`id="${field.descriptionId}"`);
  });

  it.each([
    ["a text field", <TextField key="text" field={field} label="Titel" required />],
    ["a text area", <TextAreaField key="area" field={field} label="Titel" required />],
    ["a select", <SelectField key="select" field={field} label="Titel" options={[]} required />],
    ["a file", <FileField key="file" field={field} label="Titel" required />],
  ])("let the browser ask for %s that must not stay empty [TELL-53]", (_, element) => {
    expect(renderToStaticMarkup(element)).toContain('required=""');
  });

  it("keep what was typed", () => {
    expect(renderToStaticMarkup(<TextField field={wrong} label="Titel" />)).toContain('value="Illustration"');
    expect(renderToStaticMarkup(<TextAreaField field={wrong} label="Titel" />)).toContain(">Illustration</textarea>");
  });

  it("count characters as people do [OWN-17]", () => {
    const html = renderToStaticMarkup(<TextField field={plainField("titel", "Grüße 👋")} label="Titel" counter={70} />);
    expect(html.replaceAll("<!-- -->", "")).toContain("7/70 Zeichen");
  });

  it("leave the password out of the page after a refused form", () => {
    const html = renderToStaticMarkup(
      <PasswordField field={plainField("password", "geheim")} label="Passwort" autoComplete="current-password" />,
    );
    expect(html).not.toContain("geheim");
  });

  it("group choices under their question and check the chosen ones", () => {
    const options = ["a", "b", "c"].map((value) => ({ value, label: value }));
    const html = renderToStaticMarkup(
      <ChoiceField field={plainField("wahl", ["a", "c"])} label="Wahl" options={options} multiple look="chips" />,
    );
    expect(html).toMatch(/<fieldset.*<legend[^>]*>Wahl<\/legend>/);
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });
});
