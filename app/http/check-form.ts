import { parseWithZod } from "@conform-to/zod/v4";
import type { FormResult, FormSchema } from "./answer";

/** Checks a form as the server does. The library and the schemas load when a form is first used. */
export function checkForm(sent: FormData, schema: FormSchema): FormResult {
  return parseWithZod(sent, { schema }).reply();
}
