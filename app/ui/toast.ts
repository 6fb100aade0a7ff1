export type Toast = {
  title: string;
  description?: string;
  kind?: "info" | "success" | "error";
  /** Milliseconds; 4000 by default. */
  duration?: number;
  /** Closes the toast, which stands until then. */
  until?: AbortSignal;
  action?: { label: string; onClick: () => void };
};

export const toastClass =
  "flex w-full items-start gap-3 rounded-sm border-[1.5px] border-ink bg-card p-4 text-note text-ink shadow-float";
