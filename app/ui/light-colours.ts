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

/** The colour of the browser's own frame in each theme. */
export const themeColours = { light: lightColours.paper, dark: "#161513" } as const;
