export interface Accepted {
  name: string;
  /** From 1 down to 0, which refuses it; NaN where it cannot be read. */
  weight: number;
}

/** What one takes by a header like `Accept` (RFC 9110, 12.4.2), in small letters. */
export function readAcceptHeader(header = ''): Accepted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return { name, weight: Number(weight ?? 1) };
    });
}
