import Mail from "lucide-react/icons/mail";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { authPath } from "~/auth/auth-path";
import type { Viewer } from "~/auth/viewer";
import { Button, ButtonLink } from "~/ui/button";
import { latePart, placed } from "~/ui/late-part";
import { TextLink } from "~/ui/link";
import { showToast } from "~/ui/toaster";
import { messageQuery, newMessagePath, type Recipient } from "./recipient";

type MessageButtonProps = {
  to: Recipient;
  viewer: Viewer | null;
  /** Why the viewer can't write to the recipient. The button then shows this text. */
  whyNot: string | null;
};

const icon = <Mail aria-hidden size={20} />;
const signInToast = "Bitte melden Sie sich an, um eine Nachricht zu senden";

/** Only members write messages. */
const loadOpener = () => import("./message-opener").then((part) => part.MessageOpener);

const MessageOpener = import.meta.env.SSR
  ? placed(await loadOpener())
  : latePart(loadOpener, ({ to }: { to: Recipient; viewer: Viewer }) => (
      <ButtonLink to={newMessagePath(to)} icon={icon} reloadDocument>
        Nachricht senden
      </ButtonLink>
    ));

/** 'Nachricht senden' opens a dialog; without script a page. */
export function MessageButton({ to, viewer, whyNot }: MessageButtonProps) {
  const { pathname } = useLocation();
  if (viewer && !whyNot) return <MessageOpener to={to} viewer={viewer} />;
  return (
    <NoMessageButton icon={icon} isVisitor={!viewer} whyNot={whyNot} goTo={`${pathname}?${messageQuery}=1`}>
      Nachricht senden
    </NoMessageButton>
  );
}

type NoMessageButtonProps = Omit<ComponentProps<typeof Button>, "type" | "disabledReason" | "onDisabledClick"> & {
  isVisitor: boolean;
  whyNot: string | null;
  /** The page on which a visitor continues after signing in. */
  goTo: string;
};

/** The button for people who can't write to someone. It shows why. */
export function NoMessageButton({ isVisitor, whyNot, goTo, ...props }: NoMessageButtonProps) {
  const toast = isVisitor ? signInToast : (whyNot ?? "");
  const signIn = (
    <TextLink to={authPath("anmelden", goTo)} className="hit">
      Bitte melden Sie sich an, um zu interagieren
    </TextLink>
  );
  return (
    <Button
      {...props}
      type="button"
      disabledReason={isVisitor ? signIn : whyNot}
      onDisabledClick={() => showToast({ title: toast, kind: "error" })}
    />
  );
}
