import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/**
 * What Chrome 109, Safari 16.4 or Firefox 115 does not have, and for which the built page brings nothing: the build makes
 * the syntax older, not the library.
 */
const newer =
  /\.to(?:Sorted|Reversed|Spliced|WellFormed)\(|\.isWellFormed\(|\bgroupBy\(|\bwithResolvers\b|\bfromAsync\(|\bcanParse\(|\bURL\.parse\(|\bPromise\.try\(|\bAbortSignal\.any\(|\bIntl\.(?:Segmenter|DurationFormat)\b|\bIterator\.|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|take|drop|flatMap|reduce|forEach|toArray)\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bRegExp\.escape\(|\.checkVisibility\(|\bscheduler\./;

/** The page's code and what it shares with the server; tests run in the newest browser. */
export function checkOldBrowsers(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => /^(?:client|domain)\//.test(file.path) && isCode(file) && !isTest(file))
    .filter(({ path }) => !path.startsWith('client/test/'))
    .flatMap(({ path, text }) => {
      const found = newer.exec(text)?.[0];
      return found === undefined ? [] : [`${path} uses ‘${found}’, which the oldest browsers do not have`];
    });
}
