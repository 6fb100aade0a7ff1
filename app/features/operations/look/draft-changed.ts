/** The toast after an act on a draft that is no longer the one that the superadmin has seen. */
export const draftChanged = (title: string) => ({
  title,
  description: "Der Entwurf hat sich geändert. Hier ist, was jetzt gespeichert ist.",
  kind: "error" as const,
});
