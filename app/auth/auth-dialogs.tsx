import { useLayoutEffect, useSyncExternalStore } from "react";
import { ServerMarkup } from "~/ui/late-part";
import { authModes, authPath } from "./auth-path";

const load = () => import("./auth-forms");

/** How long a press waits for the forms before the server's dialog opens, which works as without script. */
const maxWaitMs = 2000;
const untilMaxWait = () => new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));

let forms: Awaited<ReturnType<typeof load>> | null = import.meta.env.SSR ? await load() : null;
let loading: Promise<boolean> | null = null;
/** The opener whose press waits for the forms. */
let pressed: HTMLElement | null = null;
let isReady = false;
const watchers = new Set<() => void>();

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const openDialog = `#${authModes.join("[open], #")}[open]`;
const openers = authModes.map((mode) => `[commandfor=${mode}]`).join();

const openerOf = ({ target }: Event) =>
  target instanceof Element && !target.closest("dialog") ? target.closest<HTMLElement>(openers) : null;

/** Returns whether the forms have loaded. */
function loadForms(): Promise<boolean> {
  if (forms) return Promise.resolve(true);
  loading ??= load()
    .then((loaded) => {
      // Someone may be typing in the server's dialog.
      if (watchers.size > 0 && document.querySelector(openDialog)) return false;
      forms = loaded;
      for (const watcher of watchers) watcher();
      return true;
    })
    .catch(() => false)
    .finally(() => {
      loading = null;
    });
  return loading;
}

function holdPress(event: MouseEvent) {
  const opener = openerOf(event);
  if (!opener || isReady) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressed) return;
  pressed = opener;
  const goOn = () => pressed === opener && openWithoutForms(opener);
  void untilMaxWait().then(goOn);
  void loadForms().then((areThere) => areThere || goOn());
}

function openWithoutForms(opener: HTMLElement) {
  pressed = null;
  const mode = authModes.find((one) => one === opener.getAttribute("commandfor")) ?? "anmelden";
  const dialog = document.getElementById(mode);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  else window.location.assign(authPath(mode, `${window.location.pathname}${window.location.search}`));
}

/**
 * Loads the forms when a button that opens them is first touched. What is typed in a dialog that opened before this
 * script ran stays, if the forms are there before the page is hydrated.
 */
export async function prepareAuthDialogs(): Promise<void> {
  for (const touch of ["pointerover", "pointerdown", "focusin"])
    window.addEventListener(touch, (event) => !forms && openerOf(event) && void loadForms(), { passive: true });
  window.addEventListener("click", holdPress, { capture: true });
  if (document.querySelector(openDialog)) await Promise.race([loadForms(), untilMaxWait()]);
}

/**
 * The dialogs that every page for visitors has. In browsers, the server-rendered dialogs stay until someone uses them.
 */
export function AuthDialogs() {
  const shown = useSyncExternalStore(
    watch,
    () => forms,
    () => forms,
  );

  useLayoutEffect(() => {
    if (!shown) return;
    isReady = true;
    const opener = pressed;
    pressed = null;
    opener?.click();
    return () => {
      isReady = false;
    };
  }, [shown]);

  return shown ? <shown.AuthForms /> : <ServerMarkup />;
}
