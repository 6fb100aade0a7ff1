import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/http/answer";
import { FilesAgain, hadFiles } from "~/http/files-again";
import type { Interrupted } from "~/http/interrupted.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { Problem } from "~/ui/problem";
import { useHydrated } from "~/ui/use-hydrated";
import { authPath } from "./auth-path";
import { InterruptedFormInput } from "./interrupted-form-input";

function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesPlaceOfForm] = useState(useHydrated());

  // The button that was pressed is gone with its form, and the page may be scrolled to below this one.
  useEffect(() => {
    if (takesPlaceOfForm) heading.current?.focus();
  }, [takesPlaceOfForm]);

  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-4xl outline-none">
      {children}
    </h1>
  );
}

interface InterruptedPageProps {
  interrupted: Interrupted;
  email?: string;
  problem?: { title: string; text?: string };
  /** What the server says of the fields. */
  errors?: Record<string, string[] | null> | null;
  /** Why the page needs the sign-in. */
  reason?: string;
}

/**
 * Lets the person sign in and then continue with the form that the ended session interrupted. It is a full page, so
 * that a reload does not lose the form.
 */
export function InterruptedPage({
  interrupted,
  email,
  problem,
  errors,
  reason = "Sie müssen angemeldet sein",
}: InterruptedPageProps) {
  return (
    <>
      <Heading>Bitte melden Sie sich noch einmal an</Heading>
      <Notice title={reason} className="mb-6">
        Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, ist noch da: Nach der Anmeldung geht es damit weiter.
        {hadFiles(interrupted.files) && " Nur Bilder und andere Dateien wählen Sie danach bitte noch einmal aus."}
      </Notice>
      <form method="post" action={authPath("anmelden")} encType="multipart/form-data">
        <Problem problem={problem} />
        <InterruptedFormInput interrupted={interrupted} />
        <div className="grid gap-5">
          <TextField
            field={{ ...plainField("email", email), errors: errors?.email ?? undefined }}
            label="E-Mail"
            type="email"
            autoComplete="username"
          />
          <PasswordField
            field={{ ...plainField("password"), errors: errors?.password ?? undefined }}
            label="Passwort"
            autoComplete="current-password"
          />
          <Button>Anmelden und fortsetzen</Button>
        </div>
      </form>
    </>
  );
}

/** Asks for the password again before an act that can't be undone, and then continues with the sent form. */
export function AskPasswordPage({ interrupted, answer }: { interrupted: Interrupted; answer?: FormAnswer }) {
  const errors = answer?.result.error?.password ?? undefined;
  return (
    <>
      <Heading>Bitte bestätigen Sie mit Ihrem Passwort</Heading>
      <Notice title="Das lässt sich nicht rückgängig machen." className="mb-6">
        Ihr Passwort haben Sie vor mehr als einer Viertelstunde eingegeben. Was Sie geschrieben haben, ist noch da: Nach
        dem Passwort geht es damit weiter.
      </Notice>
      <form method="post" action="/auth/bestaetigen" encType="multipart/form-data" noValidate>
        <Problem problem={answer?.problem} />
        <InterruptedFormInput interrupted={interrupted} />
        <div className="grid gap-5">
          <PasswordField
            field={{ ...plainField("password"), errors }}
            label="Passwort"
            autoComplete="current-password"
          />
          <Button>Bestätigen und fortsetzen</Button>
        </div>
      </form>
    </>
  );
}

/** Sends the interrupted form again; with script it does so by itself, see `app/boot.js`. */
export function ResumePage({ interrupted, title }: { interrupted: Interrupted; title?: string }) {
  const isIncomplete = hadFiles(interrupted.files);
  return (
    <>
      <h1 className="mb-6 text-4xl">{title ?? "Willkommen zurück!"}</h1>
      <p className="mb-6 text-soft">
        {!title && "Sie sind wieder angemeldet. "}Ihre Eingaben sind noch da und können jetzt gesendet werden.
        {isIncomplete &&
          " Bilder und andere Dateien sind nicht mehr dabei: Bitte wählen Sie sie vor dem Senden noch einmal aus."}
      </p>
      <form
        method="post"
        action={interrupted.action}
        encType="multipart/form-data"
        data-resumes={!isIncomplete || undefined}
        className="grid justify-items-start gap-5"
      >
        {interrupted.fields.map(([name, value], position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat in a form, and the list never changes.
          <input key={position} type="hidden" name={name} value={value} />
        ))}
        <FilesAgain files={interrupted.files} />
        <Button>Eingaben senden</Button>
      </form>
    </>
  );
}
