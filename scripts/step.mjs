/**
 * Does a long step and prints it with its time: live on a terminal; elsewhere as a whole line when it has ended, with
 * a sign of life every ten seconds.
 */
export async function step(text, work) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const { stdout } = process;
  const { isTTY: live } = stdout;
  const beat = setInterval(
    () => stdout.write(live ? `\r${text} ... ${seconds()}` : `${text} ... ${seconds()} so far\n`),
    live ? 1_000 : 10_000,
  );
  if (live) stdout.write(`${text} ...`);
  try {
    const result = await work();
    stdout.write(`${live ? '\r' : ''}${text} ... ${seconds()}\n`);
    return result;
  } catch (error) {
    stdout.write(`${live ? '\r' : ''}${text} ... failed after ${seconds()}\n`);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** A reason to stop that needs no stack. */
export class Fault extends Error {}

/** Runs a script to its exit code; a Fault is told in its own words. */
export async function endWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
