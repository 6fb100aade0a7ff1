/** Shows a mail address that may wrap before the @, but not inside a word. */
export function EmailAddress({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
