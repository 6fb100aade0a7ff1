import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

const maxWaitMs = 10_000;

/** The end of React's output for a part that was not ready or failed, `<!--$!-->`. In text it would be escaped. */
const missingPart = "$!-->";

type OnError = (error: unknown) => void;

/**
 * Renders a page with all its parts in their places, so that it needs no script to be read. Renders synchronously,
 * because nearly every page has all its data and code. A page with a part that waits or fails is rendered again as a
 * stream, which waits for its parts and reports errors.
 */
export async function renderWhole(element: ReactNode, onError: OnError): Promise<string> {
  try {
    const html = `<!DOCTYPE html>${renderToString(element)}`;
    if (!html.includes(missingPart)) return html;
  } catch {}
  return renderWaiting(element, onError);
}

function renderWaiting(element: ReactNode, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // Otherwise React would put what comes late in a long page behind it, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const sink = new PassThrough();
        text(sink).then(resolve, reject);
        pipe(sink);
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => abort(new Error("rendering took too long")), maxWaitMs);
  });
}
