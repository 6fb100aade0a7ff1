import { Notice } from "./notice";
import { FlashToast } from "./toaster";

type NotLoadedProps = {
  title: string;
  /** What the toast says, when it is not the same. */
  toast?: { title: string; description?: string };
  className?: string;
  children?: string;
};

/** What could not be loaded: a toast announces it, and a text stays in its place. */
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
