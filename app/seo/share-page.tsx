import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Mail from "lucide-react/icons/mail";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { Button, buttonClass } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { TextLink } from "~/ui/link";
import { QrCode } from "~/ui/qr-code";
import { useHydrated } from "~/ui/use-hydrated";

interface SharePageProps {
  shared: {
    title: string;
    subtitle: string;
    /** Of the page that is shared. */
    path: string;
    url: string;
    qr: { path: string; size: number };
    /** What others see where the address is posted. Nobody but members sees a call. */
    picture: string | null;
  };
}

/** All ways of telling others of a page. Mail, code and the address itself need no script. */
export function SharePage({ shared }: SharePageProps) {
  const { title, subtitle, path, picture, url, qr } = shared;
  const subject = encodeURIComponent(title);
  return (
    <Container width="text" className="pt-8 pb-14 md:pt-12">
      <p>
        <TextLink to={path} alone>
          Zurück zu {title}
        </TextLink>
      </p>
      <h1 className="mt-7 text-4xl wrap-anywhere">{title} teilen</h1>
      {subtitle && <p className="mt-3 text-soft wrap-anywhere">{subtitle}</p>}
      {picture && (
        <figure className="mt-8">
          <img src={picture} alt="" width={1200} height={630} className="w-full border border-line" />
          <figcaption className="mt-2 text-sm text-soft">So sieht es aus, wo andere die Adresse einfügen.</figcaption>
        </figure>
      )}
      {!picture && (
        <p className="mt-8 text-soft">Ausschreibungen sehen nur, die ein Konto haben und angemeldet sind.</p>
      )}
      <div className="mt-8 grid gap-5">
        <TextField field={plainField("adresse", url)} label="Adresse" readOnly />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ScriptedWays title={title} url={url} />
          <a
            href={`mailto:?subject=${subject}&body=${encodeURIComponent(`${title}\n${url}\n`)}`}
            className={buttonClass({ variant: "secondary" })}
          >
            <Mail aria-hidden size={20} />
            Per E-Mail
          </a>
        </div>
      </div>
      <PosterCode {...qr} name={path} />
    </Container>
  );
}

/** What only a script can do: the device's own list of apps, and copying. */
function ScriptedWays({ title, url }: { title: string; url: string }) {
  const hasScript = useHydrated();
  const [said, setSaid] = useState("");
  if (!hasScript) return null;

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(
      isCopied ? "Kopiert" : "Ihr Browser hat das Kopieren nicht erlaubt. Bitte kopieren Sie die Adresse im Feld.",
    );
  }

  return (
    <>
      {"share" in navigator && (
        <Button
          type="button"
          icon={<Share2 aria-hidden size={20} />}
          // Closing the list without sharing is not a failure.
          onClick={() => void navigator.share({ title, url }).catch(() => {})}
        >
          Mit einer App teilen
        </Button>
      )}
      <Button type="button" variant="secondary" icon={<Copy aria-hidden size={20} />} onClick={copy}>
        Adresse kopieren
      </Button>
      <span role="status" className="self-center text-note text-soft empty:hidden">
        {said}
      </span>
    </>
  );
}

function PosterCode({ path, size, name }: { path: string; size: number; name: string }) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">Für Plakate und Flyer</h2>
      <p className="mt-2 text-soft">Der Code führt zu dieser Seite. Als SVG bleibt er in jeder Größe scharf.</p>
      <div className="mt-5 flex flex-wrap items-end gap-6">
        <QrCode path={path} size={size} label="QR-Code mit der Adresse" className="size-48" />
        <a
          href={`data:image/svg+xml,${encodeURIComponent(file)}`}
          download={`qr${name.replaceAll("/", "-")}.svg`}
          className={buttonClass({ variant: "secondary" })}
        >
          <Download aria-hidden size={20} />
          QR-Code herunterladen
        </a>
      </div>
    </section>
  );
}
