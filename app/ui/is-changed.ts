/** Whether a field differs from its initial value, also when people typed before this script ran. */
export const isChanged = (form: HTMLFormElement | null): boolean => changedNames(form).length > 0;

export function changedNames(form: HTMLFormElement | null): string[] {
  const changed = [...(form?.elements ?? [])].filter((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return field.value !== initialChoice(field);
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
  return changed.map((field) => (field as HTMLInputElement).name);
}

/** A browser selects the first option when none is marked as selected. */
function initialChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}
