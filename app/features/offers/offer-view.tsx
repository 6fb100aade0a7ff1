import type { ReactNode } from "react";
import { formatMoment } from "~/text/dates";
import { Disclosure } from "~/ui/disclosure";
import { Facts } from "~/ui/facts";
import { LinkedText } from "~/ui/linked-text";
import type { OfferVersion } from "./offer";
import { PositionTable } from "./position-table";
import { termFacts, withSoftHyphen } from "./terms";

const wordsGone = "Der Text ist mit dem Konto gelöscht worden.";

type ShowWorks = (works: OfferVersion["works"]) => ReactNode;

type ShownVersion = Pick<OfferVersion, "terms" | "message" | "works">;

/** Shows one version of an offer: its figures, its text and its works. */
export function OfferVersionView({ version, showWorks }: { version: ShownVersion; showWorks: ShowWorks }) {
  const facts = termFacts(version.terms).map(({ label, value }) => ({ label, value: withSoftHyphen(value) }));
  return (
    <>
      {facts.length > 0 && <Facts items={facts} inColumns className="mb-6" />}
      <PositionTable positions={version.terms.positions} className="mb-6" />
      {version.message ? (
        <div className="max-w-text">
          <LinkedText text={version.message} />
        </div>
      ) : (
        <p className="text-soft">{wordsGone}</p>
      )}
      {showWorks(version.works)}
    </>
  );
}

/** When the latest version of an offer was written or upheld. */
export const writtenText = ({ isUpheld, writtenAt }: Pick<OfferVersion, "isUpheld" | "writtenAt">) =>
  `${isUpheld ? "aufrechterhalten" : "zuletzt geändert"} am ${formatMoment(writtenAt)}`;

/** The earlier versions of a changed offer. Both sides can read them; printed is what the offer says now. */
export function EarlierVersions({ versions, showWorks }: { versions: OfferVersion[]; showWorks: ShowWorks }) {
  if (versions.length === 0) return null;
  return (
    <div data-print="none">
      <Part title="Frühere Fassungen">
        {versions.map((version) => (
          <Disclosure
            key={version.version}
            summary={`Fassung ${version.version} vom ${formatMoment(version.writtenAt)}`}
          >
            <div className="text-ink">
              <OfferVersionView version={version} showWorks={showWorks} />
            </div>
          </Disclosure>
        ))}
      </Part>
    </div>
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
