import { Fragment } from "react";

/** Shows a mail address that may wrap before the @ and before a dot, but not inside a word. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
