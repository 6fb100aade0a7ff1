import { Mail } from "lucide-react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { SignInHint } from "~/auth/sign-in-hint";
import type { Viewer } from "~/auth/viewer";
import { Button, ButtonLink, type ButtonLook } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { MessageDialog } from "./message-dialog";
import type { MessageFormProps } from "./message-form";
import { newMessagePath, type Recipient } from "./recipient";

type MessageButtonProps = ButtonLook & {
  to: Recipient;
  viewer: Viewer | null;
  /** Why the viewer can't write to the recipient. The button then shows this text. */
  whyNot?: string | null;
  /** The page to return to after sending; by default the current one. */
  returnTo?: string;
  /** Replaces the form of a message in the dialog. */
  Form?: ComponentType<MessageFormProps>;
  /** A link to an earlier offer, shown instead of the form. */
  sent?: { to: string; label: string };
};

const signInToast = "Bitte melden Sie sich an, um eine Nachricht zu senden";

/** 'Angebot senden' for a call, otherwise 'Nachricht senden'. Opens a dialog; without script a page. */
export function MessageButton({ to, viewer, whyNot, returnTo, Form, sent, ...look }: MessageButtonProps) {
  const { key, pathname, search } = useLocation();
  // Sending a message changes the location, which closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const label = to.call ? "Angebot senden" : "Nachricht senden";
  const icon = look.size === "sm" ? undefined : <Mail aria-hidden size={20} />;

  if (sent) {
    // The same element as the button below, so that it keeps the focus after sending.
    return (
      <>
        <ButtonLink {...look} to={sent.to}>
          {sent.label}
          <About to={to} />
        </ButtonLink>
        {false}
      </>
    );
  }

  if (!viewer || whyNot) {
    const toast = viewer ? whyNot : signInToast;
    return (
      <Button
        {...look}
        type="button"
        icon={icon}
        disabledReason={viewer ? whyNot : <SignInHint />}
        onDisabledClick={() => showToast({ title: toast ?? "", kind: "error" })}
      >
        {label}
        <About to={to} />
      </Button>
    );
  }

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedAt(key);
  }

  return (
    <>
      <ButtonLink {...look} to={newMessagePath(to)} icon={icon} onClick={open} aria-haspopup="dialog">
        {label}
        <About to={to} />
      </ButtonLink>
      {openedAt === key && (
        <MessageDialog
          to={to}
          viewer={viewer}
          Form={Form}
          returnTo={returnTo ?? `${pathname}${search}`}
          onClose={() => setOpenedAt(null)}
        />
      )}
    </>
  );
}

/** Distinguishes the buttons of a list for screen readers. */
function About({ to }: { to: Recipient }) {
  return to.call ? <span className="sr-only">: {to.call.title}</span> : null;
}
