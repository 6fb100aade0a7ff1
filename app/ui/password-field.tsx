import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { classNames } from "./class-names";
import { controlProps, type Field, FieldFrame, type FieldText } from "./field-frame";
import { useHydrated } from "./use-hydrated";

type PasswordFieldProps = Pick<FieldText, "hint"> & {
  label: string;
  field: Field;
  autoComplete: "current-password" | "new-password";
};

export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  const Icon = isShown ? EyeOff : Eye;

  return (
    <FieldFrame {...{ field, label, hint }}>
      <span className="relative block">
        <input
          {...controlProps(field, Boolean(hint))}
          autoComplete={autoComplete}
          type={isShown ? "text" : "password"}
          minLength={field.minLength}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames("control h-12", isHydrated && "pr-13")}
        />
        {isHydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={field.id}
            aria-label={label === "Passwort" ? "Passwort anzeigen" : `Passwort anzeigen: ${label}`}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 cursor-pointer place-items-center rounded-sm text-soft hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        )}
      </span>
    </FieldFrame>
  );
}
