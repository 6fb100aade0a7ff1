import { listed } from "~/text/listed";
import { Notice } from "~/ui/notice";
import type { OwnCredits } from "../credits/credit";

/** Says before anything is changed whose confirmations a change ends. */
export function ConfirmedNotice({ credits: { client, contributors } }: { credits: OwnCredits }) {
  const names = [...(client ? [client] : []), ...contributors]
    .filter(({ state }) => state === "confirmed")
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const [have, stand] = names.length === 1 ? ["hat", "steht der Name"] : ["haben", "stehen die Namen"];
  return (
    <Notice title={`${listed(names)} ${have} diese Arbeit bestätigt`} className="mb-8">
      Ändern Sie Titel, Texte, Link oder Bilder, fragen wir noch einmal. Bis zur Antwort {stand} ohne Link.
    </Notice>
  );
}
