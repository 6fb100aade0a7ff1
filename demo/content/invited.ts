interface Invited {
  name: string;
  email: string;
  /** Of a letter. */
  code: string | null;
  opened?: true;
}

/** Members of an association whose profiles are reserved. */
export const invited: Invited[] = [
  { name: "Dorothea Nenning", email: "dorothea.nenning@example.com", code: "HQWC-7VKD-29TR", opened: true },
  { name: "Kaspar Moosmann", email: "kaspar.moosmann@example.com", code: "PX4M-DL8J-QN3F" },
  { name: "Ottilie Feurle", email: "ottilie.feurle@example.com", code: "TR9K-FW2H-VC6P" },
  { name: "Severin Bilgeri", email: "severin.bilgeri@example.com", code: "JD5N-XQ7L-MK4W" },
  { name: "Walburga Sohm", email: "walburga.sohm@example.com", code: null },
  { name: "Xaver Metzler", email: "xaver.metzler@example.com", code: null },
];

export const letterText = `Sie sind Mitglied unseres Vereins, daher kennen wir Ihren Namen und Ihre Adresse.

Auf dieser Seite zeigen Kreative aus Vorarlberg, was sie machen, und Unternehmen schreiben aus, was sie brauchen. Mitmachen kostet nichts. Wir würden uns freuen, wenn Ihre Arbeiten dabei sind.`;
