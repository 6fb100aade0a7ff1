/** A command that can't be done as it was said: one line says why, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
