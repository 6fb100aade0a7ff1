import { isChanged } from "~/ui/is-changed";
import { sentForms } from "./use-write";

export const hasNewPictures = (form: HTMLFormElement): boolean => form.querySelector("[data-unsaved]") !== null;

/** Whether a form holds what nobody has sent yet, or what was refused. */
export const isUnsaved = (form: HTMLFormElement): boolean =>
  form.dataset.refused !== undefined || ((hasNewPictures(form) || isChanged(form)) && !sentForms.has(form));
