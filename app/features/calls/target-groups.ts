/**
 * The target groups of a call. The keys are stored. A label is the key with a capital first letter, except where German
 * spelling differs.
 */
export const targetGroups = [
  { key: "familien", label: "Familien" },
  { key: "singles", label: "Singles" },
  { key: "senioren", label: "Senioren" },
  { key: "jugendliche", label: "Jugendliche" },
  { key: "studenten", label: "Studenten" },
  { key: "berufstaetig", label: "Berufstätige" },
  { key: "selbststaendig", label: "Selbstständige" },
  { key: "rentner", label: "Rentner" },
  { key: "b2b", label: "B2B" },
  { key: "b2c", label: "B2C" },
  { key: "startup", label: "Startup" },
  { key: "kmu", label: "KMU" },
  { key: "konzern", label: "Konzern" },
  { key: "nonprofit", label: "Nonprofit" },
  { key: "einzelhandel", label: "Einzelhandel" },
  { key: "dienstleistung", label: "Dienstleistung" },
  { key: "technologie", label: "Technologie" },
  { key: "gesundheitswesen", label: "Gesundheitswesen" },
  { key: "bildung", label: "Bildung" },
  { key: "immobilien", label: "Immobilien" },
  { key: "gastronomie", label: "Gastronomie" },
  { key: "mode", label: "Mode" },
  { key: "sport", label: "Sport" },
  { key: "kultur", label: "Kultur" },
  { key: "landwirtschaft", label: "Landwirtschaft" },
  { key: "handwerk", label: "Handwerk" },
  { key: "finanzwesen", label: "Finanzwesen" },
  { key: "sonstige", label: "Sonstige" },
] as const;
