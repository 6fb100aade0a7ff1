import type { ReactNode } from "react";
import { Facts } from "~/ui/facts";
import { type Contact, contactFacts } from "./contact";

/** How to reach the other side of a confirmed offer. */
export function ContactData({ contact }: { contact: Contact }) {
  const items = contactFacts(contact).map(({ label, value, href }) => ({
    label,
    value: href ? (
      <a href={href} rel="nofollow ugc noopener" className="link hit inline-block">
        {value}
      </a>
    ) : (
      value
    ),
  }));
  return <Facts items={items} />;
}

/** Says before an act which of the viewer's data the other side will get. */
export function ToBeShared({ contact, children }: { contact: Contact | null; children: ReactNode }) {
  if (!contact) return null;
  return (
    <>
      <p className="mt-3">{children}</p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {contactFacts(contact).map(({ label, value }) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    </>
  );
}
