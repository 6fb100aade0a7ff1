/**
 * The light colours of app.css for mails and sharing pictures, which can't read a style sheet. A test compares them.
 */
export const lightColours = {
  paper: "#f7f4ee",
  ink: "#1c1a17",
  soft: "#666057",
  line: "#d9d2c5",
  signal: "#c23b1f",
} as const;

/** The dark colours, for mail programs with a dark mode. */
export const darkColours = {
  paper: "#161513",
  ink: "#f1ece2",
  soft: "#a49c8f",
  line: "#35322d",
  signal: "#ff7a5c",
} as const;

/** The colour of the browser's own frame in each theme. */
export const themeColours = { light: lightColours.paper, dark: darkColours.paper } as const;

/** What an accent stands on in each theme: paper, card and wash. */
export const grounds = {
  light: [lightColours.paper, "#fffdf9", "#eee9de"],
  dark: [darkColours.paper, "#1e1d1a", "#282622"],
} as const;
