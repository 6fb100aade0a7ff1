import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { QrCode } from "~/ui/qr-code";
import { factorPaths, failures } from "./paths";

interface SetUpFormProps {
  qr: { path: string; size: number };
  /** The key in the QR code, for typing. */
  apiKey: string;
  arrived?: FormAnswer;
  children: ReactNode;
}

export function SetUpForm({ qr: { path, size }, apiKey, arrived, children }: SetUpFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "zweiter-faktor",
    rules: () => import("./code"),
    schema: ({ appCodeSchema }) => appCodeSchema,
    arrived,
    failure: failures.confirm,
  });

  return (
    <AnsweredForm form={form} action={factorPaths.setUp}>
      <ol className="grid list-decimal gap-8 pl-5">
        <li>
          <p>Öffnen Sie eine App für Anmeldecodes und lesen Sie damit dieses Bild ein.</p>
          <QrCode
            path={path}
            size={size}
            label="QR-Code für Ihre App. Darunter steht derselbe Schlüssel als Text."
            className="mt-4 w-full max-w-60"
          />
          <p className="mt-4 text-note text-soft">
            Oder tippen Sie den Schlüssel ein: <code className="text-ink">{apiKey.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
        </li>
        <li>
          <TextField
            field={fields.code}
            label="Code, den die App jetzt zeigt"
            hint="Sechs Ziffern"
            autoComplete="one-time-code"
            inputMode="numeric"
            className="max-w-80"
          />
        </li>
      </ol>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird geprüft...">
          Zweiten Faktor einrichten
        </Button>
        {children}
      </div>
    </AnsweredForm>
  );
}
