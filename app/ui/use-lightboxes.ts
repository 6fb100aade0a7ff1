import { useEffect } from "react";

/** How long a press waits for the script before the pictures open without it, to be swiped. */
const maxWaitMs = 2000;

let part: typeof import("./lightbox-control") | null = null;
let isListening = false;
/** Whether a press opens at once: the script is there, or can't be had. */
let isReady = false;
let pressed: HTMLElement | null = null;

/** Without a connection the pictures are still there. */
async function load() {
  part ??= await import("./lightbox-control").catch(() => null);
  isReady ||= part !== null;
  return part;
}

const boxOf = (target: EventTarget | null) =>
  target instanceof HTMLDialogElement && target.matches(".lightbox") ? target : null;

function openerOf({ target }: Event) {
  const opener = target instanceof Element ? target.closest<HTMLElement>("[commandfor]") : null;
  const box = opener && boxOf(document.getElementById(opener.getAttribute("commandfor") ?? ""));
  return box ? { opener, box } : null;
}

function noteTouch(event: Event) {
  if (!isReady && openerOf(event)) void load();
}

function holdPress(event: MouseEvent) {
  const found = openerOf(event);
  if (!found) return;
  // Before it opens, so that no key is lost.
  if (isReady) {
    part?.controlLightbox(found.box);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!pressed) void openWhenLoaded(found.opener);
}

async function openWhenLoaded(opener: HTMLElement) {
  pressed = opener;
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  isReady = true;
  pressed = null;
  opener.click();
}

async function noteToggle({ target }: Event) {
  const box = boxOf(target);
  if (box) (await load())?.controlLightbox(box)?.toggled();
}

/** Loads what large pictures need when one is first touched. A press waits for it. */
export function useLightboxes(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    for (const touch of ["pointerover", "focusin"]) window.addEventListener(touch, noteTouch, { passive: true });
    window.addEventListener("click", holdPress, { capture: true });
    // Events of dialogs do not bubble.
    window.addEventListener("toggle", noteToggle, { capture: true });
    for (const box of document.querySelectorAll<HTMLDialogElement>(".lightbox[open]"))
      void load().then((part) => part?.controlLightbox(box));
  }, []);
}
