const texts = new WeakMap<Response, string>();

/**
 * A page with its text beside the response instead of in its body: a text in a body is made into bytes and a stream,
 * which costs more than sending it. Whoever sends the response takes the text with `htmlOf`.
 */
export function renderedPage(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, html);
  return response;
}

export const htmlOf = (response: Response): string | undefined => texts.get(response);
