import { useSite } from "~/http/site-context";
import { QrCode } from "~/ui/qr-code";

interface LetterPageProps {
  name: string;
  text: string;
  expiresAt: string;
  link: { address: string; qr: { path: string; size: number } };
}

/** One letter, a page when it is printed. */
export function LetterPage({ name, text, expiresAt, link }: LetterPageProps) {
  const { productName, contactEmail } = useSite();
  return (
    <article className="mb-8 max-w-3xl break-inside-avoid border border-line p-6 sm:p-10 print:mb-0 print:not-last:break-after-page print:border-0 print:p-0">
      <p className="font-display text-2xl font-semibold">{productName}</p>
      <p className="mt-10 print:mt-24">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-10">
        Guten Tag <bdi>{name}</bdi>
      </p>
      <p className="mt-5 whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-5">
        Wir haben ein Profil auf Ihren Namen reserviert. Es ist noch nicht öffentlich. Lesen Sie den Code mit dem
        Telefon, oder tippen Sie die Adresse ab, und wählen Sie ein Passwort: Dann gehört das Profil Ihnen. Der Link
        gilt bis {expiresAt} und nur einmal.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-6">
        <QrCode {...link.qr} label={`Code mit dem Claim-Link für ${name}`} className="w-36 shrink-0" />
        <p className="min-w-0 font-semibold wrap-anywhere">{link.address}</p>
      </div>
      <p className="mt-8 text-note text-soft">
        Möchten Sie kein Profil, brauchen Sie nichts zu tun. Auf Wunsch löschen wir Ihren Namen und Ihre E-Mail-Adresse
        sofort: {contactEmail}.
      </p>
    </article>
  );
}
