import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { accountField } from "~/http/signed-by";
import { agentsPath } from "./agent";
import type { Preview } from "./found/preview.server";

const typingPauseMs = 500;

/** Without script the button 'Vorschau' shows the page again; with script the preview follows what is typed. */
export function useLivePreview(formId: string) {
  const { load, data, state } = useFetcher<Preview | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refresh() {
    clearTimeout(timer.current);
    const form = document.forms.namedItem(formId);
    if (!form) return;
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && name !== accountField ? [[name, value]] : [],
    );
    void load(`${agentsPath}/vorschau?${new URLSearchParams(typed)}`);
  }

  return {
    preview: data,
    isLoading: state !== "idle",
    refresh,
    refreshSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(refresh, typingPauseMs);
    },
  };
}
