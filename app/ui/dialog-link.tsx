import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { ButtonLink } from "./button";
import { Dialog, openDialog } from "./dialog";
import { useLazyOnPress } from "./use-lazy-on-press";

type DialogLinkProps<Part> = ComponentProps<typeof ButtonLink> & {
  /** Loads the code of the dialog, at the first touch of the link. */
  load: () => Promise<Part>;
  dialog: (part: Part, close: () => void) => ReactNode;
};

/**
 * A link to a page whose form opens as a dialog over this one, made when it is asked for. Without script, or when the
 * dialog can't be loaded, it leads to the page.
 */
export function DialogLink<Part extends object>({ load, dialog, ...link }: DialogLinkProps<Part>) {
  const { key } = useLocation();
  // What a form in it has done changes the location, which closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { part, opener, open } = useLazyOnPress(load);

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    open(event, () => setOpenedAt(key));
  }

  return (
    <>
      <ButtonLink {...link} {...opener} onClick={openHere} aria-haspopup="dialog" />
      {/* Outside the row of the link, which lays out what stands in it. */}
      {part &&
        openedAt === key &&
        createPortal(
          dialog(part, () => setOpenedAt(null)),
          document.body,
        )}
    </>
  );
}

/** A dialog that is open as long as it is there. */
export function OpenDialog(props: ComponentProps<typeof Dialog>) {
  useEffect(() => openDialog(props.id), [props.id]);
  return <Dialog {...props} />;
}
