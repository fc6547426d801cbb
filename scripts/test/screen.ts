/** Where a run is shown: `process.stdout`, or what a test writes into. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** In a terminal one line moves at the bottom, above it stands what stays; a log gets only what stays. */
export class Screen {
  private readonly terminal: Terminal;
  private moving = '';

  constructor(terminal: Terminal = process.stdout) {
    this.terminal = terminal;
  }

  say(text: string): void {
    this.terminal.write(`${this.cleared()}${text}\n${this.moving}`);
  }

  show(text: string): void {
    if (!this.terminal.isTTY) return;
    const cleared = this.cleared();
    this.moving = text.slice(0, (this.terminal.columns ?? 80) - 1);
    this.terminal.write(`${cleared}${this.moving}`);
  }

  private cleared(): string {
    return this.moving === '' ? '' : '\r\u001b[2K';
  }
}
