import { formatDay, formatMoment } from "~/text/dates";
import type { Acknowledgement } from "./acknowledge.server";

const documents = { agb: "AGB", datenschutz: "Datenschutzerklärung" };
const acts = {
  accepted: "zugestimmt",
  declined: "bei der bisherigen Fassung geblieben",
  noted: "zur Kenntnis genommen",
  announced: "per E-Mail angekündigt",
};

/** What a person agreed to, in which version and when. */
export function AcknowledgementList({ acknowledgements }: { acknowledgements: Acknowledgement[] }) {
  return (
    <ul className="border-t border-line">
      {acknowledgements.map(({ document, version, act, createdAt }) => (
        <li key={`${document} ${version} ${act}`} className="border-b border-line py-3">
          <span className="font-semibold">
            {documents[document]} ab {formatDay(version)}
          </span>
          <span className="block text-soft">
            {acts[act]} am {formatMoment(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
