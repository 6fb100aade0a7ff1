/** A command can't be carried out. The operator sees the message as one line, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
