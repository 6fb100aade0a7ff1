import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Passwords are hashed at a price that slows down who guesses, a tenth of a second each, and would take a third of the
 * time of the tests of signing in. A test process that makes people or starts sites, and these sites, hash for almost
 * nothing, in the same way otherwise. The slow tests pay the full price.
 */
if (!process.env.SLOW_TESTS) {
  const { scrypt } = crypto;
  crypto.scrypt = (password, salt, length, options, callback) =>
    scrypt(password, salt, length, { ...options, N: 2 }, callback);
  syncBuiltinESMExports();
}
