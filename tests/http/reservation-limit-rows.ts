import { db } from "~/db/client.server";
import { formOf } from "../support/form-of";
import { importChoice } from "../support/imports";
import type { LimitRow } from "../support/limit-row";
import { createPerson, unique } from "../support/people";
import { reserve } from "../support/reservations";

const act = { counts: ["superadmin-act"], by: "superadmin" } satisfies LimitRow;

function memberList() {
  return formOf({ list: new File([`Name;E-Mail\n${unique("Frida Rüf")};frida@example.com\n`], "mitglieder.csv") });
}

async function someLetters() {
  await reserve(db);
  return { text: "Wir laden Sie ein." };
}

const reservation = () => ({ name: unique("Eva Neu"), email: `${unique("eva").replace(" ", "-")}@example.com` });

const chosen = async () => ({
  wahl: (await createPerson(db)).id,
  reason: "Verstößt gegen die Nutzungsbedingungen.",
});

/** The limits of acting on what lists show, and of reserving profiles, one by one, from lists and by letters. */
export const reservationLimitRows = {
  "POST /admin/auswahl/:list": { ...act, form: chosen, refusedForm: { reason: "" } },
  "POST /admin/reserve-profile": { ...act, form: reservation, refusedForm: { name: "Eva", email: "" } },
  "POST /admin/reservierungen/:id/erneuern": act,
  "POST /admin/reservierungen/:id/widerrufen": act,
  "POST /admin/reservierungen/:id/loeschen": act,
  "POST /admin/briefe": { ...act, form: someLetters, refusedForm: { text: "" } },
  "POST /admin/import": { ...act, form: memberList, refusedForm: { list: "keine Datei" } },
  "POST /admin/import/:id": { ...act, form: () => importChoice, refusedForm: {} },
  "POST /admin/import/:id/ausfuehren": { ...act, form: () => importChoice, refusedForm: {} },
  "POST /admin/import/:id/zuruecknehmen": act,
} satisfies Record<string, LimitRow>;
