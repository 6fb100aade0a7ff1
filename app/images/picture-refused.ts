interface Answer {
  status: number;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

/** Why we don't accept a file as a picture, at all or now, as a text for the form. */
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
