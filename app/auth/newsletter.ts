/** What people agree to when they want the newsletter. Stored word for word with each consent: write a new text, never change one. */
export const newsletterWording =
  "Ich möchte gelegentlich Neuigkeiten per E-Mail erhalten (freiwillig, jederzeit widerrufbar).";
