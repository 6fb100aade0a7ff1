import { data } from "react-router";
import { announcedVersion, type LegalVersion, legalVersions, versionOn } from "~/auth/legal/versions";
import { agbOf } from "~/features/legal/agb-versions";
import { providerFrom } from "~/features/legal/provider";
import { settings } from "~/settings.server";
import { formatDay } from "~/text/dates";
import { LegalPage } from "~/ui/legal-page";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/agb";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: "AGB" }];
  const { productName } = loaderData.provider;
  return [
    { title: `AGB · ${productName}` },
    {
      name: "description",
      content: `Die Allgemeinen Geschäftsbedingungen von ${productName}: Registrierung, Leistungen, Ausschreibungen, Zahlung, Haftung und Kündigung.`,
    },
  ];
};

/** The version that holds, or the one that the address names. */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("fassung");
  const present = versionOn("agb");
  const version = wanted ? legalVersions.agb.find(({ from }) => from === wanted) : present;
  if (!version) throw data(null, { status: 404 });
  const announced = announcedVersion("agb");
  const others = legalVersions.agb
    .map(({ from }) => from)
    .filter((from) => from !== version.from && (from === announced?.from || from <= present.from));
  return { provider: providerFrom(settings), version, isPresent: version.from === present.from, announced, others };
}

export default function Agb({ loaderData }: Route.ComponentProps) {
  const { provider, version, ...versions } = loaderData;
  return (
    <LegalPage
      title={<>Allgemeine Geschäfts&shy;bedingungen</>}
      lead={`Was Sie von ${provider.productName} erwarten dürfen und was wir von Ihnen erwarten, so verständlich geschrieben, wie es ein Vertrag erlaubt.`}
      updated={
        <>
          Gültig ab <time dateTime={version.from}>{formatDay(version.from)}</time>
        </>
      }
      note={<Versions shown={version} {...versions} />}
      sections={agbOf(version.from, provider)}
    />
  );
}

interface VersionsProps {
  shown: LegalVersion;
  isPresent: boolean;
  announced: LegalVersion | null;
  /** The first days of the other versions. */
  others: string[];
}

/** Which versions there are, and which one this is. */
function Versions({ shown, isPresent, announced, others }: VersionsProps) {
  return (
    <div className="mt-6 max-w-text print:hidden">
      {announced && announced.from !== shown.from && (
        <Notice title={`Ab ${formatDay(announced.from)} gilt eine neue Fassung`} className="mb-4">
          Neu ist: {announced.changes}.
        </Notice>
      )}
      {!isPresent && (
        <Notice
          title={shown.from === announced?.from ? "Diese Fassung gilt noch nicht" : "Das ist eine frühere Fassung"}
          className="mb-4"
        >
          <TextLink to="/agb">Zur Fassung, die jetzt gilt</TextLink>
        </Notice>
      )}
      {others.length > 0 && (
        <p className="text-note text-soft">
          Weitere Fassungen:{" "}
          {others.map((from, index) => (
            <span key={from}>
              {index > 0 && ", "}
              <TextLink to={`/agb?fassung=${from}`} className="hit">
                ab {formatDay(from)}
              </TextLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
