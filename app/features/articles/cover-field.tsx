import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, useRef, useState } from "react";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toaster";
import { useHydrated } from "~/ui/use-hydrated";
import { placePicture } from "./upload-picture";

/** The address of a picture. With script, people can upload a picture, which fills in its address. */
export function CoverField({ field }: { field: Field }) {
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function upload({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { form, files } = currentTarget;
    const file = files?.[0];
    currentTarget.value = "";
    if (!file || !form) return;
    setIsBusy(true);
    await placePicture(file, form, (answer) => {
      if ("error" in answer) {
        showToast({ title: answer.error, kind: "error" });
        return false;
      }
      const input = root.current?.querySelector<HTMLInputElement>(`[name="${field.name}"]`);
      if (!input) return false;
      input.value = answer.url;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    });
    setIsBusy(false);
  }

  return (
    <div ref={root} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        field={field}
        label="Bild-URL"
        optional
        // The type is not `url`, because our own pictures appear here as a path.
        inputMode="url"
        placeholder="https://"
        hint="Ohne Bild zeigt der Artikel seine eigene Schindelfassade."
      />
      {isHydrated && (
        <label className="relative mb-7 inline-flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-sm border-[1.5px] border-ink px-5 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {isBusy ? <Spinner /> : <ImagePlus aria-hidden size={20} />}
          {isBusy ? "Wird hochgeladen..." : "Bild hochladen"}
          <input type="file" accept="image/*" onChange={upload} className="absolute inset-0 cursor-pointer opacity-0" />
        </label>
      )}
    </div>
  );
}
