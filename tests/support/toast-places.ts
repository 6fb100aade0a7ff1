import type { BrowserContext } from "@playwright/test";

/**
 * Lets every page of a browser report a toast that comes to rest outside its window, as an error in the console, which
 * fails the test. A toast in the page counts as present wherever it is, so no other check would notice.
 */
export const watchToastPlaces = (context: BrowserContext) => context.addInitScript(reportToastsOutside);

function reportToastsOutside() {
  const isToast = (element: Element) => element.matches("[data-sonner-toast][data-mounted='true'], .flash-toast[open]");
  const judged = new WeakSet<Element>();

  async function judge(toast: Element) {
    judged.add(toast);
    if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
    // It starts to move when the page is drawn next.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(toast.getAnimations().map((move) => move instanceof CSSTransition && move.finished));
    const { left, right, top, bottom, width } = toast.getBoundingClientRect();
    const isLeaving = !toast.isConnected || toast.getAttribute("data-removed") === "true" || width === 0;
    if (isLeaving || !(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)) return;
    const place = [left, top, right, bottom].map(Math.round).join(" ");
    // biome-ignore lint/suspicious/noConsole: an error in the console is what fails the test.
    console.error(`A toast is outside the window of ${innerWidth} × ${innerHeight}: ${place}, ${toast.textContent}`);
  }

  const judgeAll = () => {
    for (const toast of document.querySelectorAll("[data-sonner-toast], .flash-toast"))
      if (isToast(toast) && !judged.has(toast)) judge(toast);
  };
  new MutationObserver(judgeAll).observe(document, {
    ...{ subtree: true, childList: true },
    attributeFilter: ["data-mounted", "open"],
  });
}
