/** Use the first match, because several browsers also call themselves Chrome and Safari. */
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

/** The name of a browser that its owner recognises, without versions and models. */
export function deviceOf(userAgent: string | null | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = find(browsers, text);
  const system = find(systems, text);
  if (browser && system) return `${browser} auf ${system}`;
  return browser ?? (system ? `Ein Programm auf ${system}` : "Unbekanntes Gerät");
}
