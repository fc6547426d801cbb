import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const sentence = /^domain\/messages\/([^/]+)\/[^/]+\.ts$/;

/** As far as the product counts. */
const counts = Array.from({ length: 200 }, (_, count) => count);

/** A number takes the form that its language has for it: one that is left out would quietly be another one. */
export function checkPlurals(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => sentence.test(file.path) && !isTest(file))
    .flatMap(({ path, text }) => {
      const [, code = ''] = sentence.exec(path) ?? [];
      const locale = files.find((file) => file.path === `domain/messages/${code}/locale.ts`)?.text ?? '';
      const rules = new Intl.PluralRules(/locale = '([^']+)'/.exec(locale)?.[1] ?? code);
      const needed = [...new Set(counts.map((count) => rules.select(count)))];
      return [...text.matchAll(/\bplural\([^{}]*(\{[^{}]*\})/g)].flatMap(([, forms = '']) =>
        needed
          .filter((form) => !new RegExp(`\\b${form}:`).test(forms))
          .map((form) => `${path} has no form '${form}' in ${forms.replaceAll(/\s+/g, ' ')}`),
      );
    });
}
