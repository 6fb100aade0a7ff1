import { type ComponentType, useEffect, useState } from "react";

/** Asks before typed text is lost. What it takes loads with the first long form. */
export function AskBeforeLeaving() {
  const [Asking, setAsking] = useState<ComponentType | null>(null);

  useEffect(() => {
    const load = () => {
      if (!document.querySelector("form:has(textarea, [data-asks])")) return;
      removeEventListener("focusin", load);
      // Where it can't be loaded, the browser still asks on leaving the site (`boot.js`).
      import("./leaving-question").then(
        ({ LeavingQuestion }) => setAsking(() => LeavingQuestion),
        () => {},
      );
    };
    addEventListener("focusin", load);
    load();
    return () => removeEventListener("focusin", load);
  }, []);

  return Asking && <Asking />;
}
