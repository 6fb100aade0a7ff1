import Mail from "lucide-react/icons/mail";
import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { ButtonLink } from "~/ui/button";
import { useLazyOnPress } from "~/ui/use-lazy-on-press";
import { messageQuery, newMessagePath, type Recipient } from "./recipient";

/** The link that opens the dialog for a message. */
export function MessageOpener({ to, viewer }: { to: Recipient; viewer: Viewer }) {
  const { key, pathname, search } = useLocation();
  // Sending a message changes the location, which closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const dialog = useLazyOnPress(() => import("./message-dialog"));
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).has(messageQuery);
  const openAsked = useEffectEvent(() =>
    dialog.show(
      () => setOpenedAt(key),
      () => {},
    ),
  );

  // People who signed in or registered in order to write come here.
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    dialog.open(event, () => setOpenedAt(key));
  }

  function close() {
    setOpenedAt(null);
    if (isAsked) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <ButtonLink
        to={newMessagePath(to)}
        icon={<Mail aria-hidden size={20} />}
        onClick={open}
        aria-haspopup="dialog"
        data-dialog=""
        {...dialog.opener}
      >
        Nachricht senden
      </ButtonLink>
      {dialog.part && openedAt === key && (
        <dialog.part.MessageDialog
          to={to}
          viewer={viewer}
          returnTo={isAsked ? pathname : `${pathname}${search}`}
          onClose={close}
        />
      )}
    </>
  );
}
