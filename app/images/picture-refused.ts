/** Why we don't accept a file as a picture, at all or now, as a text for the form. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
