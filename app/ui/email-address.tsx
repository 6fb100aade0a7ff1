/** May break before the @, not in the middle of a word. */
export function EmailAddress({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
