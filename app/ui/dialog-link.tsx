import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { ButtonLink } from "./button";
import { Dialog, openDialog } from "./dialog";
import { useLazyOnPress } from "./use-lazy-on-press";

interface LinkedDialog<Part> {
  /** Loads the code of the dialog, at the first touch of the link. */
  load: () => Promise<Part>;
  dialog: (part: Part, close: () => void) => ReactNode;
}

/**
 * What makes a link to a page with a form open it as a dialog over this page, made when it is asked for. Without script,
 * or when the dialog can't be loaded, the link leads to the page.
 */
export function useDialogLink<Part extends object>({ load, dialog }: LinkedDialog<Part>) {
  const { key } = useLocation();
  // What a form in it has done changes the location, which closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { part, opener, open } = useLazyOnPress(load);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    open(event, () => setOpenedAt(key));
  }

  return {
    opener: { ...opener, onClick, "aria-haspopup": "dialog", "data-dialog": "" } as const,
    // Outside of what the link is in, which lays out what stands in it.
    opened:
      part &&
      openedAt === key &&
      createPortal(
        dialog(part, () => setOpenedAt(null)),
        document.body,
      ),
  };
}

/** A button that is such a link. */
export function DialogLink<Part extends object>({
  load,
  dialog,
  ...link
}: ComponentProps<typeof ButtonLink> & LinkedDialog<Part>) {
  const { opener, opened } = useDialogLink({ load, dialog });
  return (
    <>
      <ButtonLink {...link} {...opener} />
      {opened}
    </>
  );
}

/** A dialog that is open as long as it is there. */
export function OpenDialog(props: ComponentProps<typeof Dialog>) {
  useEffect(() => openDialog(props.id), [props.id]);
  return <Dialog {...props} />;
}
