/** The first that fits: several browsers call themselves Chrome and Safari as well. */
const browsers: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPT|Opera)\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const find = (among: [RegExp, string][], text: string) => among.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser calls itself, in words that its owner knows it by. Versions and models are left out. */
export function deviceOf(userAgent: string | null | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = find(browsers, text);
  const system = find(systems, text);
  if (browser && system) return `${browser} auf ${system}`;
  return browser ?? (system ? `Ein Programm auf ${system}` : "Unbekanntes Gerät");
}
