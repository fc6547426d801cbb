/** A reason not to start: the message is one sentence for the operator, shown without a stack. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
