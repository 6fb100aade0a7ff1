import { day, hour, minute, type TryLimit } from "./limit";

/** Signing in, registering, and the links that do either. */
export const signingInTries = {
  "sign-in-address": { counts: "sign-ins", per: "network address", times: 60, seconds: 10 * minute },
  "sign-in-unknown": {
    counts: "sign-ins from unknown browsers, then a wait that doubles each time, up to eight hours",
    per: "mail address",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-known": {
    counts: "sign-ins from a known browser, then a wait that doubles each time, up to eight hours",
    per: "account and browser",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-warning": { counts: "mails about wrong passwords", per: "mail address", times: 1, seconds: day },
  "register-address": { counts: "registrations", per: "network address", times: 30, seconds: hour },
  "register-check": { counts: "names and addresses tried", per: "network address", times: 120, seconds: hour },
  "reset-address": { counts: "links for a new password", per: "network address", times: 20, seconds: hour },
  "reset-stranger": {
    counts: "links for a new password from unknown browsers",
    per: "network address and mail address",
    times: 3,
    seconds: hour,
  },
  "reset-unknown": {
    counts: "links for a new password from unknown browsers; above the limit only if no unused one is left",
    per: "mail address",
    times: 3,
    seconds: hour,
  },
  "reset-known": {
    counts: "links for a new password from a known browser",
    per: "account and browser",
    times: 5,
    seconds: hour,
  },
  "confirm-address": { counts: "confirmations of an address", per: "network address", times: 60, seconds: 10 * minute },
  "confirm-mail-address": { counts: "links for confirming", per: "network address", times: 20, seconds: hour },
  "confirm-mail-account": { counts: "links for confirming", per: "mail address", times: 3, seconds: hour },
  "new-password-address": { counts: "new passwords by link", per: "network address", times: 30, seconds: hour },
  "second-factor-address": { counts: "codes entered", per: "network address", times: 60, seconds: 10 * minute },
  "second-factor-code": { counts: "uses of one code", per: "account and code", times: 1, seconds: 2 * minute },
  "claim-address": { counts: "claims of a profile", per: "network address", times: 30, seconds: 10 * minute },
  "claim-mail": { counts: "claims of a profile", per: "mail address", times: 10, seconds: 10 * minute },
} satisfies Record<string, TryLimit>;
