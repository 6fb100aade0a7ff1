const failed = "Das Bild konnte nicht hochgeladen werden.";

/**
 * Reads the answer to a picture that a script has sent. What is refused before the route runs, such as a form of another
 * account or too much at once, is answered as a text for people.
 */
export function readUploadAnswer<Stored>(contentType: string | null, body: string): Stored | { error: string } {
  const [type = ""] = (contentType ?? "").split(";");
  if (type === "text/plain" && body) return { error: body };
  try {
    return (JSON.parse(body) as Stored | { error: string } | null) ?? { error: failed };
  } catch {
    return { error: failed };
  }
}
