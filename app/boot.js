// @ts-check
// The only script that a page runs before its first interaction. It is inlined into every page: keep it small.
(() => {
  const root = document.documentElement;
  const key = "cookieConsent";
  const dateKey = "cookieConsentDate";
  const monthsKept = 12;
  const read = () => {
    try {
      const end = new Date(Number(localStorage.getItem(dateKey) ?? Date.now()));
      end.setMonth(end.getMonth() + monthsKept);
      return end.getTime() > Date.now() ? localStorage.getItem(key) : null;
    } catch {
      return null;
    }
  };
  const countView = () => {
    if (read() !== "accepted" || !navigator.sendBeacon) return;
    navigator.sendBeacon("/statistik", new URLSearchParams({ path: location.pathname }));
  };
  const showConsent = () => {
    const choice = read();
    root.dataset.consent = choice === "accepted" || choice === "declined" ? choice : "unset";
  };
  showConsent();
  countView();
  addEventListener("page-change", countView);
  addEventListener("storage", (event) => event.key === key && showConsent());

  // Whoever comes back to a place in the page, or follows a link to one, finds it where it was.
  const [entry] = performance.getEntriesByType("navigation");
  const arrival = entry instanceof PerformanceNavigationTiming ? entry.type : null;
  if (arrival !== "navigate" || location.hash) root.dataset.whole = "";

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const event of touches) removeEventListener(event, onTouch, true);
    const preloads = document.querySelector("template[data-preloads]");
    if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content.cloneNode(true));
    const waiting = document.querySelector("script[data-program]");
    if (!waiting) return;
    const program = document.createElement("script");
    program.type = "module";
    program.textContent = waiting.textContent;
    program.onerror = () => {
      removeEventListener("click", hold, true);
      for (const button of letGo()) if (button instanceof HTMLAnchorElement) button.click();
    };
    document.body.append(program);
  };
  const touches = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input"];
  /** Browsers also send a move without distance when a page appears under a resting pointer. */
  const onTouch = (event) => {
    const isResting =
      event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
    if (!isResting) start();
  };
  for (const event of touches) addEventListener(event, onTouch, { capture: true, passive: true });
  // A focused field counts as an interaction.
  if (root.dataset.start === "now" || document.activeElement !== document.body) start();

  // Before the program is ready, a press on a button that only the program answers, on a picture that it shows large, or on
  // a link that it opens as a dialog is held, shown, and repeated then. Everything else that can be pressed works without
  // the program.
  const heldElements = "button[type=button], a[data-large], a[data-dialog]";
  const answersItself = "[commandfor], [popovertarget], [data-consent-choice], [data-consent-reset]";
  /** @type {Set<HTMLElement>} */
  const held = new Set();
  /** @param {MouseEvent} event */
  const hold = (event) => {
    const button = event.target instanceof Element ? event.target.closest(heldElements) : null;
    if (!(button instanceof HTMLElement) || button.matches(answersItself)) return;
    if (button instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    held.add(button);
    button.setAttribute("aria-busy", "true");
  };
  /** A choice in a search applies at once, as it does with the program. */
  const search = ({ target }) =>
    target instanceof HTMLSelectElement && target.closest("form[role=search]")?.requestSubmit();
  const letGo = () => {
    for (const button of held) button.removeAttribute("aria-busy");
    return [...held];
  };
  addEventListener("click", hold, true);
  addEventListener("change", search);
  addEventListener(
    "program-ready",
    () => {
      removeEventListener("click", hold, true);
      removeEventListener("change", search);
      for (const button of letGo()) button.click();
    },
    { once: true },
  );

  document.addEventListener("click", (event) => {
    const target =
      event.target instanceof Element ? event.target.closest("[data-consent-choice],[data-consent-reset]") : null;
    if (!(target instanceof HTMLElement)) return;
    try {
      if (target.dataset.consentChoice) {
        localStorage.setItem(key, target.dataset.consentChoice);
        localStorage.setItem(dateKey, String(Date.now()));
      } else {
        localStorage.removeItem(key);
        localStorage.removeItem(dateKey);
      }
    } catch {
      // Without local storage the consent can't be stored, so nothing is counted.
    }
    if (target.dataset.consentChoice) {
      root.dataset.consent = target.dataset.consentChoice;
      countView();
    } else {
      location.reload();
    }
  });

  // A slash leads to the search, or into its field, but not while somebody types.
  addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (target.isContentEditable || target.matches("input, textarea, select") || target.closest("dialog")) return;
    event.preventDefault();
    const field = document.querySelector("form[action='/suche'] input[type=search]");
    if (field instanceof HTMLElement) field.focus();
    else document.getElementById("zur-suche")?.click();
  });

  // Warns before leaving a form with a long text, from the first key on. See app/shell/leaving-question.tsx.
  document.addEventListener("input", (event) => {
    const form = event.target instanceof Element && event.target.closest("form");
    if (window.onbeforeunload || !form || form.querySelector("textarea, [data-asks]") === null) return;
    /** @param {BeforeUnloadEvent} leaving */
    const ask = (leaving) => leaving.preventDefault();
    window.onbeforeunload = ask;
    const send = () => {
      if (window.onbeforeunload === ask) window.onbeforeunload = null;
      form.dataset.sent = "";
    };
    form.addEventListener("submit", send, { once: true });
  });

  // Each form that writes says whose page it was filled in on. See app/auth/same-account.server.ts.
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest("form");
    if (form) form.dataset.account ??= root.dataset.viewer ?? "";
  });
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== "post" || formData.has("konto")) return;
    const account = target.dataset.account ?? root.dataset.viewer;
    if (account) formData.set("konto", account);
  });

  // Opens and closes dialogs in browsers without command buttons. Listens before React, which stops a press on what it is
  // hydrating, and acts after it, as a browser does.
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    addEventListener(
      "click",
      (event) => {
        const button = event.target instanceof Element ? event.target.closest("button[commandfor]") : null;
        // What opens it without script.
        button?.removeAttribute("popovertarget");
        setTimeout(() => {
          const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
          if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
          if (button?.getAttribute("command") === "close") dialog.close();
          else if (!dialog.open) dialog.showModal();
        });
      },
      true,
    );
  }

  /** What forms have kept, see `app/http/unsent-text.ts`. */
  const forgetTyped = () => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("entwurf:")) localStorage.removeItem(name);
  };

  // Reloads a page from before a sign-out when the browser restores it, so that it shows the current state. A deletion of
  // the account can be refused, so only the page after it shows that the account is gone.
  const signedOutKey = "signedOut";
  /** @param {boolean} isBack */
  const checkSession = (isBack) => {
    try {
      if (localStorage.getItem(signedOutKey) === null) return;
      if (!("viewer" in root.dataset)) forgetTyped();
      else if (isBack) location.reload();
      else localStorage.removeItem(signedOutKey);
    } catch {
      // Without storage, only the server's Clear-Site-Data header removes old pages.
    }
  };
  checkSession(arrival === "back_forward");
  addEventListener("page-change", () => checkSession(false));
  addEventListener("pageshow", (event) => event.persisted && checkSession(true));
  document.addEventListener("submit", (event) => {
    const action = event.target instanceof HTMLFormElement && event.target.getAttribute("action");
    if (action !== "/auth/abmelden" && action !== "/profil/loeschen") return;
    try {
      if (action === "/auth/abmelden") forgetTyped();
      localStorage.setItem(signedOutKey, "1");
    } catch {}
  });

  // The page that resumes a form has no program. What is sent before a page is loaded takes its place in the history, where
  // a step back could not show the answer to a sign-in.
  const resumed = document.querySelector("form[data-resumes]");
  if (resumed instanceof HTMLFormElement) resumed.requestSubmit();

  if ("viewer" in root.dataset && "BroadcastChannel" in window) {
    new BroadcastChannel("session").onmessage = () => {
      if (!isStarted) location.reload();
    };
  }
})();
