import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';
import type { CsvCell } from './csv.ts';

const lineOf = async (...cells: CsvCell[]) =>
  (await buffer(csvFile('a.csv', [], [[cells]]).bytes)).toString('utf8').replace('\r\n', '');

describe('csvFile', () => {
  it.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a'])('puts an apostrophe before %j', async (cell) => {
    expect(await lineOf(cell)).toBe(`\uFEFF'${cell}\r\n`);
  });

  it('puts one before each beginning that a reader of semicolons or tabs would see', async () => {
    const asha = "Asha;=cmd|'/c calc'!A0;";
    expect(await lineOf(asha)).toBe(`\uFEFF"Asha;'=cmd|'/c calc'!A0;"\r\n`);
    expect(await lineOf(';=1')).toBe(`\uFEFF";'=1"\r\n`);
    expect(await lineOf('x\n=1; -2\t+3')).toBe(`\uFEFF"x\n'=1; '-2\t'+3"\r\n`);
  });

  it('puts one before a carriage return too, inside the quotes, and before a tab', async () => {
    expect(await lineOf('\ta')).toBe(`\uFEFF"'\ta"\r\n`);
    expect(await lineOf('\r=1')).toBe(`\uFEFF"'\r'=1"\r\n`);
  });

  it('quotes what a line could not hold otherwise, and leaves the rest alone', async () => {
    expect(await lineOf('a,b', 'a"b', 'a\nb', 'a-b=c', 'आशा')).toBe('\uFEFF"a,b","a""b","a\nb",a-b=c,आशा\r\n');
  });

  it('leaves numbers as they are and null empty', async () => {
    expect(await lineOf(-1.5, null, 0)).toBe('\uFEFF-1.5,,0\r\n');
  });
});
