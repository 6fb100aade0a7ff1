import type { ReactNode } from "react";
import { dialString } from "~/text/phone";
import { DialogButton } from "~/ui/dialog";
import { SideSection } from "./side-section";

interface ContactFacts {
  contactEmail: string | null;
  /** The address as people read it. */
  emailText: string | null;
  phone: string | null;
  website: string | null;
  /** The same for the website. */
  websiteText: string | null;
}

const heading = { id: "kontakt", title: "Kontakt" };

/** Contact data for signed-in people. `contact` is null for visitors, because their page never contains it. */
export function Contact({ contact }: { contact: ContactFacts | null }) {
  if (!contact) {
    return (
      <SideSection {...heading}>
        <SignInFirst />
      </SideSection>
    );
  }
  return (
    <SideSection {...heading}>
      <ContactList {...contact} />
    </SideSection>
  );
}

export function ContactList({ contactEmail, emailText, phone, website, websiteText }: ContactFacts) {
  return (
    <dl className="grid gap-4">
      <Entry label="E-Mail">{contactEmail && <a href={`mailto:${contactEmail}`}>{emailText}</a>}</Entry>
      <Entry label="Telefon">{phone && <a href={`tel:${dialString(phone)}`}>{phone}</a>}</Entry>
      <Entry label="Website">
        {website && isWebAddress(website) && (
          <a href={website} rel="nofollow ugc noopener" target="_blank">
            {websiteText}
            <span className="sr-only"> (öffnet in einem neuen Tab)</span>
          </a>
        )}
      </Entry>
    </dl>
  );
}

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="wrap-anywhere [&_a]:link [&_a]:inline-block [&_a]:max-w-full [&_a]:py-2.25 -my-1">
        {children || "Nicht angegeben"}
      </dd>
    </div>
  );
}

function SignInFirst() {
  return (
    <>
      <p className="text-soft">Melden Sie sich an, um die Kontaktinformationen zu sehen</p>
      <DialogButton dialog="anmelden" variant="secondary" className="mt-4">
        Anmelden
      </DialogButton>
    </>
  );
}
