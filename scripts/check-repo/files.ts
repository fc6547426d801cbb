import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

interface OnlyHere {
  what: string;
  pattern: RegExp;
  /** Where it is looked for. */
  within: RegExp;
  allowed: RegExp;
}

/** Things that stand in one place, so that a reader finds them and a change meets them once. */
const rules: readonly OnlyHere[] = [
  {
    what: 'touches browser storage',
    pattern: /\b(?:local|session)Storage\b|\bindexedDB\b|\bcaches\b|\bdocument\.cookie\b|\bcookieStore\b/,
    within: /^client\//,
    allowed:
      /^client\/(?:api\/session|api\/stored-token|settings\/appearance|settings\/(?:follow-)?language|settings\/(?:keep-)?typed|api\/device\/(?:device-database|known|earlier-moods)|service-worker\/(?:cached-help-lines|shell-cache))\.ts$|^client\/test\/(?:component-setup\.ts|open-screen\.tsx)$/,
  },
  {
    what: 'speaks SQL',
    pattern: /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/,
    within: /^server\//,
    allowed: /\.queries\.ts$|^server\/db\/|^server\/commands\/demo\//,
  },
  {
    // An admin gets to them through `server/features/visibility/open-record.ts` alone: what is new here has to be thought about.
    what: "reads people's results and moods",
    pattern: /(?:\b(?:from|join|using)\s+|From\(\s*['"`]|Join\(\s*['"`])(?:assessments|moods)\b/,
    within: /^server\//,
    allowed:
      /^server\/(?:db|commands\/demo|features\/(?:daily-rollups|statistics\/made-once))\/|^server\/features\/(?:assessments\/assessments|moods\/moods|my-record\/my-record|reports\/own-report\/report|accounts\/own\/retention|people\/employees\/history)\.queries\.ts$/,
  },
  {
    // Nothing reads it but its person's own calls and export.
    what: 'reads what people add to their moods',
    pattern: /\bmood_(?:contexts|tags)\b/,
    within: /^server\//,
    allowed:
      /^server\/(?:db|security\/encryption)\/|^server\/features\/moods\/(?:moods\.queries|mood-contexts\.queries|mood-tags\.queries)\.ts$|^server\/features\/my-record\/record-json\.ts$/,
  },
  {
    // What depends on a questionnaire follows from its entry: a branch on one would take the next for another.
    what: 'names a questionnaire',
    pattern: /['"`](?:PHQ-9|GAD-7)['"`]/,
    within: /^(?:server|domain|client|bench|scripts)\//,
    allowed: /^(?:domain\/(?:instruments|messages)|server\/commands\/demo|scripts\/check-repo)\//,
  },
  {
    what: 'formats dates',
    pattern: /Intl\.DateTimeFormat|toLocale(?:Date|Time)String\(/,
    within: /^(server|domain|client)\//,
    allowed: /^domain\/date(?:s|-texts)\.ts$/,
  },
  {
    // A reader has a language: what is said to them comes from `messagesIn`.
    what: 'says a sentence of its own',
    pattern: /\b(?:msg|subject|title|heading|label|html)\s*:\s*['"`][A-Z][^'"`]* /,
    within: /^server\//,
    allowed: /^$/,
  },
  {
    what: 'switches certificate checks off',
    pattern: /rejectUnauthorized['"]?\]?\s*[:=]\s*(?:false|0)|NODE_TLS_REJECT_UNAUTHORIZED|\bcheckServerIdentity\b/,
    within: /^(?:server|domain|client|scripts|bench)\//,
    allowed: /^scripts\/check-repo\/files\.ts$/,
  },
];

const readsEnvironment = /\bprocess\s*(?:\.\s*env\b|\[\s*['"]env)|from ['"](?:node:)?process['"]/;

/** A setting is read, checked and named in one place. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !isTest(file) && /^(?:server|domain|client)\//.test(file.path))
    .filter(({ path, text }) => path !== 'server/config/config.ts' && readsEnvironment.test(withoutComments(text)))
    .map(({ path }) => path);
}

export function checkPlaces(files: readonly SourceFile[]): string[] {
  return rules.flatMap(({ what, pattern, within, allowed }) =>
    files
      .filter((file) => isCode(file) && !isTest(file) && within.test(file.path) && !allowed.test(file.path))
      .filter((file) => pattern.test(withoutComments(file.text)))
      .map((file) => `${file.path} ${what}`),
  );
}

export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

const saysNothing = /(?:^|\/)(?:utils?|helpers?|misc|common|index)(?:\.tsx?|\/)/;

export function checkNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(isCode)
    .filter(({ path }) => saysNothing.test(path) || /[A-Z]/.test(path))
    .map(({ path }) => `${path} has a name that says nothing, or capitals`);
}

const longest = 300;

/** Of source, styles and tests alike. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) || file.path.endsWith('.css'))
    .filter(({ text }) => text.split('\n').length - 1 > longest)
    .map(({ path }) => path);
}

const sleeping = /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/;

export function checkTestsRun(files: readonly SourceFile[]): string[] {
  return files
    .filter(isTest)
    .filter(({ text }) => sleeping.test(text))
    .map(({ path }) => `${path} has a test that does not run`);
}
