import type { Concept } from "./concept";

/**
 * What articles are about besides crafts. Only they are found by it: whoever looks for creatives and types 'Honorar' means
 * what they charge. A noun is written small where longer words that end with it mean something else, as 'Staatspreis',
 * 'kindgerecht' and 'Herausforderung' do.
 */
export const subjects: readonly Concept[] = [
  {
    id: "preise",
    name: "Preise und Honorare",
    words: `preis, Stundenpreis, Richtpreis, Fixpreis, Verkaufspreis, Kosten, kostet, Honorar, Gage, Tarif, Stundensatz, Tagessatz, Stundenlohn, Budget, Kalkulation, kalkulieren, Kostenvoranschlag,
      Preisliste, Pauschale, verrechnen, Rechnung, Bezahlung, bezahlen, Geld, teuer, günstig, billig, price, pricing, fee, rate, cost`,
  },
  {
    id: "selbststaendigkeit",
    name: "Selbstständigkeit",
    words: `selbstständig, selbständig, Selbständigkeit, freiberuflich, Freiberufler, Freelancer, freelance, nebenberuflich, Nebenberuf,
      Nebenjob, Nebenerwerb, Gründung, gründen, Gründer, Gewerbe, Gewerbeschein, Einzelunternehmer, Einzelunternehmen, Kleinunternehmer,
      Jungunternehmer, EPU, Karriere, Berufseinstieg, Selbstständigkeit`,
  },
  {
    id: "steuern",
    name: "Steuern und Versicherung",
    words: `Steuer, Steuerberatung, Finanzamt, Umsatzsteuer, Mehrwertsteuer, Einkommensteuer, Buchhaltung, Jahresabschluss, Sozialversicherung,
      Versicherung, SVS, tax`,
  },
  {
    id: "rechte",
    name: "Rechte und Verträge",
    words: `recht, Nutzungsrecht, Urheberrecht, Bildrecht, Persönlichkeitsrecht, Verwertungsrecht, Markenrecht, Werknutzung, Lizenz, Vertrag, Werkvertrag, AGB, Datenschutz, DSGVO,
      copyright, license, contract`,
  },
  {
    id: "auftraege",
    name: "Aufträge und Anfragen",
    words: `Auftrag, Anfrage, Ausschreibung, Auftraggeber, Akquise, Kundengewinnung, Neukunden, Briefing, Wettbewerb, Angebot, Offerte, client`,
  },
  {
    id: "foerderungen",
    name: "Förderungen",
    words: `förderung, Kulturförderung, Kunstförderung, Filmförderung, Wirtschaftsförderung, Förderantrag, Förderstelle, Stipendium,
      Subvention, Einreichung, grant, funding`,
  },
  {
    id: "umwelt",
    name: "Nachhaltigkeit",
    words: `Nachhaltigkeit, nachhaltig, ökologisch, Umwelt, Umweltschutz, Klima, Klimaschutz, plastikfrei, Recycling, recycelt, wiederverwenden, Kreislauf, Umweltzeichen,
      sustainable, sustainability`,
  },
];
