import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { toast as present, Toaster } from "sonner";
import { type Toast, toastClass } from "./toast";

interface ToastStackProps {
  /** Changes whenever toasts are waiting. */
  announced: number;
  take: () => Toast[];
}

export default function ToastStack({ announced, take }: ToastStackProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what tells that toasts wait.
  useEffect(() => {
    const shown = present.getToasts();
    const toasts = take();
    // What failed before has worked now.
    if (toasts.some(({ kind }) => kind === "success"))
      for (const old of shown) if ("type" in old && old.type === "error") present.dismiss(old.id);
    for (const { title, kind = "info", until, ...rest } of toasts) {
      if (until?.aborted) continue;
      const id = present[kind](title, until ? { ...rest, duration: Number.POSITIVE_INFINITY } : rest);
      until?.addEventListener("abort", () => present.dismiss(id));
    }
  }, [announced, take]);

  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      closeButton
      containerAriaLabel="Meldungen"
      icons={{
        success: <CircleCheck aria-hidden size={20} className="text-spruce" />,
        error: <CircleAlert aria-hidden size={20} className="text-danger" />,
        info: <Info aria-hidden size={20} />,
        close: <X aria-hidden size={18} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Meldung schließen",
        classNames: {
          toast: toastClass,
          content: "min-w-0 grow",
          icon: "mt-0.5 shrink-0",
          title: "font-semibold",
          description: "text-soft",
          closeButton: "hit order-last -m-1 grid size-7 shrink-0 cursor-pointer place-items-center",
          actionButton: "link hit shrink-0 cursor-pointer font-semibold",
        },
      }}
    />
  );
}
