/** The consent is in the form, because anybody can write it into an address. */
export const switchField = "wechseln";

/** Asks for a new password instead of the one with which the account was registered. */
export const newPasswordField = "neues-passwort";
