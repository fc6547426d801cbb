import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
const texts = () => files().filter((file) => /\.(?:js|css|html|svg|webmanifest|json)$/.test(file));

test('ASVS 1.2.3: the built page has one script and one style inside of its HTML, into which nothing is written', () => {
  for (const file of files().filter((name) => name.endsWith('.html'))) {
    const scripts = [...textOf(file).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    const [own, ...more] = scripts.filter(([, attributes]) => !attributes?.includes('src='));
    expect(more).toEqual([]);
    const styles = [...textOf(file).matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/g)];
    expect(styles).toHaveLength(1);
    // The server fills what stands in double braces, and names the hashes of both in the policy (`policy.spec.ts`).
    for (const text of [own?.[2], styles[0]?.[2]]) expect(text).not.toMatch(/\{\{\w+\}\}|<!--/);
    for (const [, attributes, content] of scripts) if (attributes?.includes('src=')) expect(content?.trim()).toBe('');
    expect(textOf(file)).not.toMatch(/\son[a-z]+=|\sstyle="/);
  }
});

test('ASVS 3.6.1: the built page loads nothing from another host', () => {
  for (const file of texts()) {
    const loaded = [
      ...textOf(file).matchAll(
        /(?:src|href)=["'](https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import\s|import\(["']https?:|fetch\(["']https?:/g,
      ),
    ];
    expect([file, loaded.map(([text]) => text)]).toEqual([file, []]);
  }
});

test('the scripts of the built page know calls by name: what is said of them stays with the server', () => {
  const scripts = files().filter((file) => file.endsWith('.js'));
  const said = scripts.map(textOf).join();
  expect(allEndpoints.filter(({ summary }) => said.includes(summary)).map(({ path }) => path)).toEqual([]);
});

test('ASVS 3.5.7: the scripts of the built page hold no data of anyone', () => {
  // The one person whom the page may name is the one in its examples of input.
  for (const file of texts())
    expect([file, /[\w.+-]+@(?!e2e\.)[\w-]+\.(?!js\b|css\b)[a-z]{2,}/.exec(textOf(file))?.[0] ?? '']).toEqual([
      file,
      expect.stringMatching(/^$|@example\.(?:org|com)$|@w3\.org$/),
    ]);
});

test('ASVS 3.7.1: the page is built for browsers that are kept up, and brings nothing that needs a plug-in', () => {
  const config = readFileSync(join(dist, '..', 'vite.config.ts'), 'utf8');
  const targets = [...(/const browsers = \[([^\]]+)\]/.exec(config)?.[1] ?? '').matchAll(/'([a-z]+)([\d.]+)'/g)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const operating = readFileSync(join(dist, '..', 'docs', 'operating.md'), 'utf8');
  expect(targets).toHaveLength(3);
  for (const target of targets) expect(operating.toLowerCase()).toContain(target);
  for (const file of texts()) expect([file, /<(?:object|embed|applet)\b/.test(textOf(file))]).toEqual([file, false]);
});

test('ASVS 13.4.2, 15.2.3: no source map, no test and nothing invented is in the built page', () => {
  expect(existsSync(join(dist, 'index.html'))).toBe(true);
  expect(files().filter((file) => /\.map$|\.test\.|\.spec\.|seed|fixture/.test(file))).toEqual([]);
  for (const file of texts())
    expect([file, /sourceMappingURL=|vitest|playwright|\bjsxDEV\b/.test(textOf(file))]).toEqual([file, false]);
});
