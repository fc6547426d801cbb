import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Of Debian's linux-libc-dev. */
export const numbersFile = '/usr/include/x86_64-linux-gnu/asm/unistd_64.h';

/** How the kernel's filter spells what is done with a call, and x86-64. */
const [allow, refuse, unknown, x64] = [0x7fff0000, 0x00050001, 0x00050026, 0xc000003e];

/** The names in a set of systemd's, and in those that it has in it. */
function namesIn(set: string): string[] {
  const text = execFileSync('systemd-analyze', ['syscall-filter', set], { encoding: 'utf8' });
  const listed = text
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  return listed
    .filter((name) => name !== '' && !name.startsWith('#'))
    .flatMap((name) => (name.startsWith('@') ? namesIn(name) : [name]));
}

/**
 * The filter of system calls that systemd makes of a unit's lines, as a program for the kernel: what is listed may be called, what
 * it knows beside that is refused with EPERM, anything else does not exist.
 */
export function filterOf(unit: string): Buffer {
  const lines = [...unit.matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, words = '']) => words);
  // Which every list of systemd's has.
  const allowed = new Set(namesIn('@default'));
  for (const line of lines) {
    const names = line.replace('~', '').split(' ').flatMap(namesIn);
    for (const name of names) {
      if (line.startsWith('~')) allowed.delete(name);
      else allowed.add(name);
    }
  }
  const numbers = new Map(
    [...readFileSync(numbersFile, 'utf8').matchAll(/^#define __NR_(\w+) (\d+)$/gm)].map(([, name, number]) => [
      String(name),
      Number(number),
    ]),
  );
  const known = namesIn('@known').filter((name) => !allowed.has(name));
  const steps = (names: Iterable<string>, result: number) =>
    [...names].flatMap((name) => {
      const number = numbers.get(name);
      return number === undefined ? [] : [step(0x15, number, 1), step(0x06, result)];
    });
  return Buffer.concat([
    step(0x20, 4),
    Buffer.from([0x15, 0, 1, 0, ...little(x64)]),
    step(0x06, refuse),
    step(0x20, 0),
    ...steps(allowed, allow),
    ...steps(known, refuse),
    step(0x06, unknown),
  ]);
}

function little(value: number): number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}

/** One step: what to do, with which value, and how many steps to leave out where it does not hold. */
function step(code: number, value: number, otherwise = 0): Buffer {
  return Buffer.from([code, 0, 0, otherwise, ...little(value)]);
}

/** In front of a program: puts the filter of that file on it and all that it starts. Perl is in the smallest Debian. */
export function behindFilter(path: string): string {
  const script = [
    `open F, "<", "${path}" or die; binmode F; local $/; my $steps = <F>;`,
    'my $program = pack("S x6 P", length($steps) / 8, $steps);',
    'syscall(157, 22, 2, $program) == 0 or die "no filter: $!"; exec @ARGV;',
  ];
  return `perl -e '${script.join(' ')}' --`;
}
