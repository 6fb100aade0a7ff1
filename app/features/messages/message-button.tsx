import Mail from "lucide-react/icons/mail";
import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { SignInHint } from "~/auth/sign-in-hint";
import type { Viewer } from "~/auth/viewer";
import { Button, ButtonLink } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { useLazyOnPress } from "~/ui/use-lazy-on-press";
import { messageQuery, newMessagePath, type Recipient } from "./recipient";

type MessageButtonProps = {
  to: Recipient;
  viewer: Viewer | null;
  /** Why the viewer can't write to the recipient. The button then shows this text. */
  whyNot: string | null;
};

const signInToast = "Bitte melden Sie sich an, um eine Nachricht zu senden";

/** 'Nachricht senden' opens a dialog; without script a page. */
export function MessageButton({ to, viewer, whyNot }: MessageButtonProps) {
  const { key, pathname, search } = useLocation();
  // Sending a message changes the location, which closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const dialog = useLazyOnPress(() => import("./message-dialog"));
  const icon = <Mail aria-hidden size={20} />;
  const navigate = useNavigate();
  const isAsked = viewer !== null && !whyNot && new URLSearchParams(search).has(messageQuery);
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

  if (!viewer || whyNot) {
    return (
      <NoMessageButton icon={icon} isVisitor={!viewer} whyNot={whyNot} goTo={`${pathname}?${messageQuery}=1`}>
        Nachricht senden
      </NoMessageButton>
    );
  }

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
      <ButtonLink to={newMessagePath(to)} icon={icon} onClick={open} aria-haspopup="dialog" {...dialog.opener}>
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

type NoMessageButtonProps = Omit<ComponentProps<typeof Button>, "type" | "disabledReason" | "onDisabledClick"> & {
  isVisitor: boolean;
  whyNot: string | null;
  /** The page on which a visitor goes on after the sign-in. */
  goTo: string;
};

/** The button for people who can't write to someone. It shows why. */
export function NoMessageButton({ isVisitor, whyNot, goTo, ...props }: NoMessageButtonProps) {
  const toast = isVisitor ? signInToast : (whyNot ?? "");
  return (
    <Button
      {...props}
      type="button"
      disabledReason={isVisitor ? <SignInHint goTo={goTo} /> : whyNot}
      onDisabledClick={() => showToast({ title: toast, kind: "error" })}
    />
  );
}
