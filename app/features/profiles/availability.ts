import * as z from "zod/mini";
import type { Availability } from "~/db/schema";
import { dayInVienna, isDay } from "~/text/dates";
import { chosenText } from "~/text/text-field";

export const availabilityPath = "/profil/verfuegbarkeit";

/** After this many days it is no longer shown. */
export const availabilityDays = 60;

export const availabilities: { value: Availability; label: string }[] = [
  { value: "frei", label: "Frei ab" },
  { value: "ausgebucht", label: "Ausgebucht bis" },
  { value: "einzelne", label: "Einzelne Aufträge möglich" },
];

const choices = ["", "frei", "ausgebucht", "einzelne"] as const;

export const availabilitySchema = z
  .pipe(
    z.object({
      stand: z._default(z.enum(choices, { error: "Bitte wählen Sie aus der Liste" }), ""),
      tag: z._default(
        chosenText().check(z.refine((day) => day === "" || isDay(day), "Bitte geben Sie ein Datum ein")),
        "",
      ),
    }),
    z.transform(({ stand, tag }) => ({ stand, tag: stand === "frei" || stand === "ausgebucht" ? tag : "" })),
  )
  .check(
    z.refine(({ stand, tag }) => stand !== "ausgebucht" || tag > dayInVienna(), {
      error: "Bitte geben Sie an, bis wann: ein Datum in der Zukunft",
      path: ["tag"],
    }),
  );
