interface Answer {
  status: number;
  /** After how many seconds it may go better. */
  retryAfter?: number;
}

/** Why a file is no picture for us, or not now, in the words that the form shows. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, retryAfter }: Answer = { status: 400 }) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
