/** Matches the secret of a claim link: 32 random bytes. Slugs and file names have no capital letters. */
const token = /[\w-]{40,}/g;
const capital = /[A-Z]/;
const claim = /claim-profile/i;
const maxDecoded = 3;

/** A path that may be stored or logged: without claim tokens, however they are encoded. */
export function hideTokens(path: string): string {
  const plain = decode(path);
  if (claim.test(plain)) return "/claim-profile/…";
  const hidden = plain.replace(token, (word) => (capital.test(word) ? "…" : word));
  return hidden === plain ? path : hidden;
}

function decode(path: string): string {
  let plain = path;
  for (let time = 0; time < maxDecoded; time += 1) {
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain;
}
