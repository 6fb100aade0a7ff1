import type { FormAnswer } from "./answer";

/** A connection that breaks on the way loses nothing: the form stays as it is and says what to do. */
export async function orKeepTyped<Answer>(
  request: Request,
  send: () => Promise<Answer>,
  title: string,
): Promise<Answer | FormAnswer> {
  const typed = request.clone();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const fields = [...(await typed.formData())].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    return {
      result: { status: "error", initialValue: Object.fromEntries(fields) },
      problem: {
        title,
        text: "Die Verbindung ist abgebrochen. Was Sie eingegeben haben, ist noch da: Bitte senden Sie es noch einmal.",
      },
    };
  }
}
