/** Why a file is no picture for us, in the words that the form shows. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}
