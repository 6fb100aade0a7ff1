export const emailTaken = {
  title: "E-Mail bereits vergeben",
  text: "Ein Benutzer mit dieser E-Mail-Adresse existiert bereits.",
};
export const nameTaken = {
  title: "Name bereits vergeben",
  text: "Ein Benutzer mit diesem Namen existiert bereits.",
};
