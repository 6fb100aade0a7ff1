import * as z from "zod/mini";
import { hasWebAddress, hidesSomething, tidyName } from "./name";
import { textField } from "./text-field";
import { oneLine } from "./typed";

type Kind = "name" | "title";

/** The server alone knows which names are the operator's, so a browser learns it from the answer. */
let isOperators = (_text: string, _kind: Kind): boolean => false;

export function reserveNames(check: typeof isOperators): void {
  isOperators = check;
}

const notYours: Record<Kind, string> = {
  name: "Dieser Name klingt nach den Betreibern dieser Seite. Bitte wählen Sie einen anderen.",
  title: "Dieser Titel klingt nach den Betreibern dieser Seite. Bitte wählen Sie einen anderen.",
};

interface NameField {
  max?: number;
  tooLong?: string;
  missing?: string;
  kind?: Kind;
  /** The name of an account stands in mails, so it has no web address, and it refuses what other fields tidy away. */
  isOfAccount?: boolean;
  /** In forms of superadmins, who are the operator. */
  mayBeOperators?: boolean;
}

/** A field for a name that others see: every form with one has it from here. */
export function nameField({
  max = 120,
  tooLong,
  missing,
  kind = "name",
  isOfAccount = false,
  mayBeOperators = false,
}: NameField) {
  const unless = (isBad: (text: string) => boolean, error: string) =>
    z.refine<string>((text) => text === "" || !isBad(text), error);
  return textField({ max, tooLong, missing, tidy: isOfAccount ? tidyName : oneLine }).check(
    unless((text) => kind === "name" && hidesSomething(text), "Der Name enthält unsichtbare Zeichen"),
    unless((text) => isOfAccount && hasWebAddress(text), "Der Name darf keine Internet- oder E-Mail-Adresse enthalten"),
    unless((text) => !mayBeOperators && isOperators(text, kind), notYours[kind]),
  );
}

/** Whether only the operator may use this name. */
export const isOperatorsName = (name: string): boolean => isOperators(name, "name");
