const violations = [
  "Das ist Werbung, die mit unserer Plattform nichts zu tun hat.",
  "Das setzt eine Person herab.",
  "Das Bild zeigt eine Person, die dem nicht zugestimmt hat.",
  "Das gehört jemand anderem, der die Nutzung nicht erlaubt hat.",
  "Das täuscht darüber, wer dahintersteht oder was angeboten wird.",
];

/** Sentences to begin a reason with, by the act: the last part of its address, or what a list or a report calls it. */
const sentences: Record<string, readonly string[]> = {
  ausblenden: violations,
  verwarnen: [...violations, "Beim nächsten Mal blenden wir es aus."],
  loeschen: [...violations, "Ausblenden genügt nicht, weil der Inhalt strafbar ist."],
  entfernen: [
    "Das Bild zeigt eine Person, die dem nicht zugestimmt hat.",
    "Das Bild gehört jemand anderem, der die Nutzung nicht erlaubt hat.",
    "Das Bild ist anstößig.",
  ],
  sperren: [
    "Das Konto gibt sich als eine andere Person aus.",
    "Nach unserer Verwarnung ist dasselbe wieder geschehen.",
    "Über das Konto wurden Mitglieder betrogen.",
  ],
  einblenden: ["Der Anlass ist behoben.", "Wir haben es noch einmal geprüft und uns geirrt."],
  entsperren: ["Der Anlass ist behoben.", "Wir haben es noch einmal geprüft und uns geirrt."],
  abschliessen: [
    "Wir haben es geprüft und sehen keinen Verstoß.",
    "Der Inhalt ist erlaubte Kritik.",
    "Darüber müssten die Beteiligten selbst oder ein Gericht entscheiden.",
  ],
  einspruch: [
    "Wir haben es noch einmal geprüft und uns geirrt.",
    "Wir haben es noch einmal geprüft und bleiben dabei.",
    "Der Einspruch nennt nichts, was wir nicht schon kannten.",
  ],
  kopie: ["Die Person hat uns um eine Kopie ihrer Daten gebeten."],
  "konto-loeschen": ["Die Person hat uns gebeten, ihr Konto zu löschen."],
};

export const reasonsFor = (act: string): readonly string[] => sentences[act] ?? [];

/** For an act by its address. An account is deleted only when its person asks for it. */
export function reasonsAt(address: string): readonly string[] {
  const act = address.split("/").at(-1) ?? "";
  return reasonsFor(/^\/admin\/profile\/[^/]+\/loeschen$/.test(address) ? "konto-loeschen" : act);
}
