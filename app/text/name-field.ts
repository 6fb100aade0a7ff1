import * as z from "zod/mini";
import { nameMax } from "./maximums";
import { textField } from "./text-field";

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
  tidy?: (text: string) => string;
  /** In forms of superadmins, who are the operator. */
  mayBeOperators?: boolean;
}

/** A field for a name that others see: every form with one has it from here. */
export const nameField = ({ max = nameMax, kind = "name", mayBeOperators = false, ...more }: NameField) =>
  textField({ max, ...more }).check(
    z.refine<string>((text) => text === "" || mayBeOperators || !isOperators(text, kind), notYours[kind]),
  );

/** Whether only the operator may use this name. */
export const isOperatorsName = (name: string): boolean => isOperators(name, "name");
