/** Weights of unknown counts: whole numbers, one for each unknown. */
export type Equation = Float64Array;

/** Equations are whole numbers, solved modulo a prime: exact, where fractions would be rounded. Products stay below 2^53. */
const prime = 67_108_859;

function inverse(value: number): number {
  let [result, base, exponent] = [1, value, prime - 2];
  while (exponent > 0) {
    if (exponent % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
    exponent = Math.floor(exponent / 2);
  }
  return result;
}

/** Everything that can be derived from equations, in echelon form. */
export class Knowledge {
  readonly rows: { pivot: number; row: Equation }[] = [];

  reduced(equation: Equation): Equation {
    const left = Float64Array.from(equation);
    for (const { pivot, row } of this.rows) {
      const factor = prime - (left[pivot] ?? 0);
      if (factor === prime) continue;
      for (let at = pivot; at < left.length; at += 1) left[at] = ((left[at] ?? 0) + factor * (row[at] ?? 0)) % prime;
    }
    return left;
  }

  learn(equation: Equation): void {
    const left = this.reduced(equation);
    const pivot = left.findIndex((value) => value !== 0);
    if (pivot < 0) return;
    const scale = inverse(left[pivot] ?? 1);
    this.rows.push({ pivot, row: left.map((value) => (value * scale) % prime) });
  }

  derives(equation: Equation): boolean {
    return this.reduced(equation).every((value) => value === 0);
  }
}
