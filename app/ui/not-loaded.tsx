import { Notice } from "./notice";
import { FlashToast } from "./toaster";

type NotLoadedProps = {
  title: string;
  /** The toast's text, when it differs. */
  toast?: { title: string; description?: string };
  className?: string;
  children?: string;
};

/** Replaces content that could not be loaded. A toast announces it too. */
export function NotLoaded({
  title,
  toast = { title },
  className,
  children = "Bitte laden Sie die Seite in ein paar Minuten noch einmal.",
}: NotLoadedProps) {
  return (
    <>
      <FlashToast {...toast} kind="error" />
      <Notice kind="error" role="alert" title={title} className={className}>
        {children}
      </Notice>
    </>
  );
}
