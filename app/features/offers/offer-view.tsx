import type { ReactNode } from "react";
import { formatMoment } from "~/text/dates";
import { Disclosure } from "~/ui/disclosure";
import { Facts } from "~/ui/facts";
import type { OfferVersion } from "./offer";
import { termFacts } from "./terms";

const wordsGone = "Der Text ist mit dem Konto gelöscht worden.";

/** Shows one version of an offer: its figures and its text. */
export function OfferVersionView({ version }: { version: OfferVersion }) {
  const facts = termFacts(version.terms);
  return (
    <>
      {facts.length > 0 && <Facts items={facts} inColumns className="mb-6" />}
      {version.message ? (
        <p className="max-w-text whitespace-pre-line wrap-anywhere">{version.message}</p>
      ) : (
        <p className="text-soft">{wordsGone}</p>
      )}
    </>
  );
}

/** When the latest version of an offer was written or upheld. */
export const writtenText = ({ isUpheld, writtenAt }: Pick<OfferVersion, "isUpheld" | "writtenAt">) =>
  `${isUpheld ? "aufrechterhalten" : "zuletzt geändert"} am ${formatMoment(writtenAt)}`;

/** The earlier versions of a changed offer. Both sides can read them. */
export function EarlierVersions({ versions }: { versions: OfferVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <Part title="Frühere Fassungen">
      {versions.map((version) => (
        <Disclosure key={version.version} summary={`Fassung ${version.version} vom ${formatMoment(version.writtenAt)}`}>
          <div className="text-ink">
            <OfferVersionView version={version} />
          </div>
        </Disclosure>
      ))}
    </Part>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 border-b border-line pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
