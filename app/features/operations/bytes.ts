const number = new Intl.NumberFormat("de-AT", { maximumFractionDigits: 1 });
const units = ["Byte", "KB", "MB", "GB", "TB"];

/** '1,4 GB' */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${number.format(bytes / 1024 ** power)} ${units[power]}`;
}
