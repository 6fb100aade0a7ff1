import { attribute, byTag, type Element, elements, textOf } from "./html";

export type FormValues = Record<string, string | boolean | string[] | File>;

/** The fields of a form with their initial values, as a browser would send them. */
export function formData(form: Element, values: FormValues): FormData {
  const isControl = ({ tagName }: Element) => ["input", "select", "textarea", "button"].includes(tagName);
  const controls = elements(form, (element) => isControl(element) && isOwnedBy(form, element));
  const names = new Set(controls.map((control) => attribute(control, "name")));
  for (const name of Object.keys(values)) {
    if (!names.has(name)) throw new Error(`The form has no field ${name}, only ${[...names].join(", ")}`);
  }
  const data = new FormData();
  for (const control of controls) {
    const name = attribute(control, "name");
    if (!name || attribute(control, "disabled") !== null) continue;
    for (const value of valuesOf(control, values[name])) data.append(name, value);
  }
  return data;
}

/** A control that names another form is not sent with the one around it. */
function isOwnedBy(form: Element, control: Element): boolean {
  const owner = attribute(control, "form");
  return owner === null || owner === attribute(form, "id");
}

function valuesOf(control: Element, given: FormValues[string] | undefined): (string | File)[] {
  const type = control.tagName === "input" ? (attribute(control, "type") ?? "text") : control.tagName;
  switch (type) {
    // Send the name of the pressed button.
    case "submit":
    case "button":
      return typeof given === "string" ? [given] : [];
    case "checkbox":
    case "radio": {
      const value = attribute(control, "value") ?? "on";
      return isChecked(control, value, given) ? [value] : [];
    }
    case "select":
      return [typeof given === "string" ? chosenOption(control, given) : initialOption(control)];
    case "file":
      return given instanceof File ? [given] : [new File([], "")];
    case "textarea":
      return [typeof given === "string" ? given : rawText(control)];
    default:
      return [typeof given === "string" ? given : (attribute(control, "value") ?? "")];
  }
}

function isChecked(control: Element, value: string, given: FormValues[string] | undefined): boolean {
  if (typeof given === "boolean") return given;
  if (Array.isArray(given)) return given.includes(value);
  return typeof given === "string" ? given === value : attribute(control, "checked") !== null;
}

const optionValue = (option: Element) => attribute(option, "value") ?? textOf(option);

function chosenOption(select: Element, wanted: string): string {
  const options = byTag(select, "option").map(optionValue);
  if (!options.includes(wanted)) throw new Error(`There is no option ${wanted}, only ${options.join(", ")}`);
  return wanted;
}

function initialOption(select: Element): string {
  const options = byTag(select, "option");
  const chosen = options.find((option) => attribute(option, "selected") !== null) ?? options[0];
  return chosen ? optionValue(chosen) : "";
}

export function rawText(textarea: Element): string {
  return textarea.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** The body of the form in its encoding. */
export function encodeForm(form: Element, data: FormData): FormData | URLSearchParams {
  if (attribute(form, "enctype") === "multipart/form-data") return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
}
