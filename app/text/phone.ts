/** Digits, grouped as people like, and perhaps an extension: '+43 (0)5572/12345-0', '05572 12345 DW 12'. */
const phone = /^(?=.*\d)[\d+()/ .-]+(,? ?(dw|durchwahl|kl|klappe)[. ]? ?\d+)?$/i;

export const isPhone = (text: string): boolean => phone.test(text);

/** What to dial. The '(0)' of '+43 (0)5572 12345' is for calls from within the country, in place of '+43'. */
export const dialString = (text: string): string =>
  text.replace(/^((?:\+|00)[\d ]*)\(0\)/, "$1").replace(/[^\d+]/g, "");
