/** Stands for a file of a form for which the disk had no room. */
export class DroppedFile extends File {}

/** The errors of file systems and S3-compatible stores when there is no space left. */
const codes = /^(ENOSPC|EDQUOT|EFBIG|53100)$/;
const names = /StorageFull|QuotaExceeded|InsufficientStorage/;

export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (names.test(cause.name) || codes.test(`${(cause as { code?: string }).code}`)) return true;
  }
  return false;
}
