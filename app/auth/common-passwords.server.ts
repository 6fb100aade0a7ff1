import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** Whether this is one of the passwords that attackers try first. */
export const isCommonPassword = (password: string): boolean => common.has(password);
