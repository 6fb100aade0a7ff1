/** As `URL.parse`, which many browsers that people use don't have. */
export function parseAddress(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
