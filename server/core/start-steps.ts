/** Told when a step of the start begins; the returned function is called when it has ended, well or not. */
export type OnStep = (step: string) => () => void;

export async function runStep<Result>(onStep: OnStep, step: string, work: () => Promise<Result>): Promise<Result> {
  const ended = onStep(step);
  try {
    return await work();
  } finally {
    ended();
  }
}

/** Prints `Creating the database ... 1 s`: live on a terminal, as whole lines elsewhere. */
export function printSteps(output: NodeJS.WriteStream): OnStep {
  return (step) => {
    const begun = performance.now();
    const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`;
    const beat = setInterval(
      () => output.write(output.isTTY ? `\r${step} ... ${seconds()}` : `${step} ... ${seconds()} so far\n`),
      output.isTTY ? 1_000 : 10_000,
    );
    beat.unref();
    if (output.isTTY) output.write(`${step} ...`);
    return () => {
      clearInterval(beat);
      output.write(`${output.isTTY ? '\r' : ''}${step} ... ${seconds()}\n`);
    };
  };
}

/** A reason not to start: the message is one sentence for the operator, shown without a stack. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
