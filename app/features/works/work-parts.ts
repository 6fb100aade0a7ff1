import { entriesFor, type Labelled, type Parts, partsFor } from "~/text/differences";
import type { OwnCredits } from "./credits/credit";
import type { WorkColumns } from "./work-fields";
import type { PictureForm, WorkForm } from "./work-schema";

type PicturePart = Omit<PictureForm, "place" | "isRemoved">;

interface Work {
  columns: WorkColumns;
  /** In their order. */
  pictures: PicturePart[];
  cover: number | null;
  credits: { name: string; role: string | null; asks: boolean }[];
  asksClient: boolean;
  isDraft: boolean;
}

interface Stored {
  work: WorkColumns & { published: boolean };
  pictures: (PicturePart & { isUsed: boolean; isCover: boolean })[];
  credits: OwnCredits;
}

/** What is stored of a work, as the form of its creative shows it. */
export function storedParts({ work, pictures, credits }: Stored): Parts {
  const used = pictures.filter(({ isUsed }) => isUsed);
  return partsOf({
    columns: work,
    pictures: used,
    cover: used.find(({ isCover }) => isCover)?.id ?? null,
    credits: credits.contributors.map(({ state, ...credit }) => ({ ...credit, asks: state !== "named" })),
    asksClient: credits.client !== null,
    isDraft: !work.published,
  });
}

/** What the form would store. */
export function typedParts(columns: WorkColumns, form: WorkForm, isDraft: boolean): Parts {
  const remaining = inOrder(form.pictures.filter(({ isRemoved }) => !isRemoved));
  return partsOf({
    columns,
    pictures: remaining,
    cover: remaining.find(({ id }) => id === form.cover)?.id ?? remaining[0]?.id ?? null,
    credits: form.credits.flatMap(({ name, ...credit }) => (name ? [{ ...credit, name }] : [])),
    asksClient: form.asksClient && columns.client !== null,
    isDraft,
  });
}

/** Forms without script number the pictures; equal numbers keep the order of the form. */
export const inOrder = (pictures: PictureForm[]) => pictures.toSorted((one, other) => one.place - other.place);

function partsOf({ columns, pictures, cover, credits, asksClient, isDraft }: Work): Parts {
  const fields: Labelled<keyof WorkColumns> = {
    title: ["Titel", columns.title],
    year: ["Jahr", columns.year],
    client: ["Auftraggeber", columns.client],
    isOwnProject: ["Eigenes Projekt", columns.isOwnProject],
    contribution: ["Was war mein Anteil?", columns.contribution],
    content: ["Text", columns.content],
    link: ["Link zum Ergebnis", columns.link],
    skills: ["Skills", columns.skills],
    madeWithAi: ["Mit KI erzeugt", columns.madeWithAi],
  };
  return {
    ...partsFor(fields),
    Auftrag: [asksClient ? "Das Unternehmen soll ihn bestätigen" : "Ohne Bestätigung"],
    Bilder: pictures.map((picture) => pictureText(picture, picture.id === cover)),
    Mitwirkende: credits.map(({ name, role, asks }) => `${name}${role ? `, ${role}` : ""}${asks ? ", verlinkt" : ""}`),
    Entwurf: entriesFor(isDraft),
  };
}

function pictureText({ id, alt, isDecorative, caption, focalX, focalY }: PicturePart, isCover: boolean): string {
  const says = isDecorative ? "nur Beiwerk" : (alt ?? "ohne Beschreibung");
  const more = [caption, isCover && "Titelbild", `Ausschnitt bei ${focalX} zu ${focalY}`].filter(Boolean);
  return `Bild ${id}: ${says} (${more.join("; ")})`;
}
