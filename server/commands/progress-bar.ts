const barLength = 30;

/** Told how much is done: a bar that fills on a terminal, a line every tenth elsewhere. */
export function showProgress(output: NodeJS.WriteStream, text: string, total: number): (done: number) => void {
  let tenthsSaid = 0;
  return (done) => {
    const share = Math.min(1, done / total);
    const percent = `${Math.floor(share * 100)}%`;
    if (output.isTTY) {
      const filled = Math.round(share * barLength);
      const bar = '#'.repeat(filled) + '.'.repeat(barLength - filled);
      output.write(`\r${text} [${bar}] ${percent}${share === 1 ? '\n' : ''}`);
      return;
    }
    const tenths = Math.floor(share * 10);
    if (tenths > tenthsSaid) output.write(`${text}: ${percent}\n`);
    tenthsSaid = Math.max(tenths, tenthsSaid);
  };
}
