/**
 * Lets the text of a field stand by itself. As the element's content it would be written again, and the caret moved, when
 * React takes over the page and with each rendering.
 */
export function ownText(element: HTMLTextAreaElement | null) {
  const text = element?.value;
  if (element && text) element.value = text;
}
