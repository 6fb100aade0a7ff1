const pages = new WeakMap<Response, Buffer<ArrayBuffer>>();

/**
 * A page whose bytes are beside the response instead of in its body, because turning a body into a stream and back costs
 * more than sending it. The sender of the response gets the bytes from `htmlOf`.
 */
export function renderedPage(html: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, html);
  return response;
}

export const htmlOf = (response: Response): Buffer<ArrayBuffer> | undefined => pages.get(response);

/** The same response with another status or other headers. */
export function changed(response: Response, init: ResponseInit): Response {
  const html = htmlOf(response);
  return html === undefined ? new Response(response.body, init) : renderedPage(html, init);
}
