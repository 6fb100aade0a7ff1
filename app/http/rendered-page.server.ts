const texts = new WeakMap<Response, string>();

/**
 * A page whose text is beside the response instead of in its body, because turning a body into bytes and a stream costs
 * more than sending it. The sender of the response gets the text from `htmlOf`.
 */
export function renderedPage(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, html);
  return response;
}

export const htmlOf = (response: Response): string | undefined => texts.get(response);

/** The same response with another status or other headers. */
export function changed(response: Response, init: ResponseInit): Response {
  const html = htmlOf(response);
  return html === undefined ? new Response(response.body, init) : renderedPage(html, init);
}
