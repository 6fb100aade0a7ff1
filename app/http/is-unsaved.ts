import { isChanged } from "~/ui/is-changed";
import { sentForms } from "./use-write";

/** Whether a form holds what no field shows as changed: new pictures, or a form that an ended session interrupted. */
export const hasUnsentPart = (form: HTMLFormElement): boolean => form.querySelector("[data-unsaved]") !== null;

/** Whether a form holds what nobody has sent yet, or what was refused. */
export const isUnsaved = (form: HTMLFormElement): boolean =>
  form.dataset.refused !== undefined || ((hasUnsentPart(form) || isChanged(form)) && !sentForms.has(form));

/** Whether people write so much in a form that it asks before they leave it. */
export const isLong = (form: HTMLFormElement): boolean => form.querySelector("textarea, [data-asks]") !== null;
