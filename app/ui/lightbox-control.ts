import { noteInHistory } from "./lightbox-history";
import { makeZoomable } from "./lightbox-zoom";

const maxZoom = 4;
/** How long a strip that no longer scrolls is at rest. */
const restMs = 100;
const swiped = "touch-pan-x overflow-x-auto";
const dragged = "cursor-grab touch-none overflow-hidden active:cursor-grabbing";
const isOffLook = ["cursor-default!", "text-soft!"];
const overPicture = ["rounded-sm", "bg-card", "px-2", "py-1"];

/** Opens a lightbox at one of its pictures, and makes its buttons and keys work. */
export function showLightbox(box: HTMLDialogElement, startAt: number): void {
  const strip = box.querySelector("ul");
  const status = box.querySelector("[role=status]");
  if (!strip || !status) return;

  const pictures = [...strip.querySelectorAll("img")];
  const fitting = pictures.map(({ sizes }) => sizes);
  let index = startAt;
  let scale = 1;
  const zoom = makeZoomable({
    strip,
    most: maxZoom,
    picture: () => pictures[index],
    onChange(next) {
      scale = Math.round(next * 10) / 10;
      tell();
    },
  });

  function tell() {
    const isZoomed = scale > 1;
    const text = `Bild ${index + 1} von ${pictures.length}`;
    const zoomed = document.createElement("span");
    zoomed.className = "sr-only";
    zoomed.textContent = `, ${scale.toLocaleString("de-AT")}-fach vergrößert`;
    // Set the text only when it changes, so that screen readers do not read it again.
    if (status && status.textContent !== text + (isZoomed ? zoomed.textContent : ""))
      status.replaceChildren(text, ...(isZoomed ? [zoomed] : []));
    for (const name of overPicture) status?.classList.toggle(name, isZoomed);
    if (strip) strip.className = isZoomed ? dragged : swiped;
    for (const [position, picture] of pictures.entries()) {
      const wanted = isZoomed && position === index ? `${picture.getAttribute("width")}px` : (fitting[position] ?? "");
      if (picture.sizes !== wanted) picture.sizes = wanted;
    }
    for (const button of box.querySelectorAll<HTMLButtonElement>("[data-zoom]")) {
      // The button is not removed, because the next key press would be lost with its focus.
      const isOff = button.dataset.zoom === "-" ? !isZoomed : scale >= maxZoom;
      button.hidden = false;
      button.setAttribute("aria-disabled", `${isOff}`);
      for (const name of isOffLook) button.classList.toggle(name, isOff);
    }
    for (const button of box.querySelectorAll<HTMLButtonElement>("[data-step]")) {
      const isEnd = button.dataset.step === "1" ? index === pictures.length - 1 : index === 0;
      // A hidden button would take the focus with it, and with that the next key press.
      if (isEnd && button === document.activeElement) strip?.focus();
      button.hidden = isEnd;
    }
  }

  const within = (place: number) => Math.min(pictures.length - 1, Math.max(0, place));

  function show(next: number, behavior?: ScrollBehavior) {
    if (!strip) return;
    strip.scrollTo({ left: next * strip.clientWidth, behavior });
    index = next;
    tell();
  }

  function leafTo(place: number) {
    zoom.reset();
    show(within(place));
  }

  function noteScroll() {
    if (!strip) return;
    index = within(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
    tell();
  }

  // Many Safaris don't tell when scrolling ends.
  let resting = 0;
  strip.addEventListener("scroll", () => {
    window.clearTimeout(resting);
    resting = window.setTimeout(noteScroll, restMs);
  });

  box.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-zoom], [data-step]") : null;
    // Safari gives a pressed button no focus, and the next key would go nowhere.
    button?.focus();
    if (button?.dataset.zoom) zoom.press(button.dataset.zoom);
    if (button?.dataset.step) leafTo(index + Number(button.dataset.step));
  });

  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const places: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const place = places[event.key];
    if (!zoom.press(event.key)) {
      if (place === undefined) return;
      leafTo(place);
    }
    event.preventDefault();
  });

  // Not its toggle event, which many Safaris don't send.
  box.addEventListener("close", () => noteInHistory(box));
  box.showModal();
  noteInHistory(box);
  show(startAt, "instant");
}
