import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { guideReaders, pictureFile } from '../domain/guides.ts';
import type { Guide, GuideReader, GuideSection } from '../domain/guides.ts';
import { guides } from '../domain/messages/en/guides.ts';
import { policyNames } from '../domain/messages/en/policy-names.ts';
import * as english from '../domain/messages/en.ts';
import { dataKinds } from '../domain/visibility/data-kinds.ts';
import { registerTexts } from '../domain/visibility/register-texts.ts';
import { whoCanSee } from '../domain/visibility/who-can-see.ts';
import type { KindRow } from '../domain/visibility/who-can-see.ts';
import { accessDocument } from './access-document.ts';
import { validationDocument } from './validation-document.ts';
import type { DataKind, ViewerRole } from '../domain/visibility/data-kinds.ts';
import { recordPolicies } from '../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../domain/visibility/record-policy.ts';
import { fieldTable } from './field-table.ts';

const { registerLines, seenBy } = registerTexts(english);

const made = '<!-- Made by `npm run documents`: what is changed here is lost. -->';

/** What the page says to its readers, for people who read it outside: kept beside it, by its path. */
export function keptDocuments(): Record<string, string> {
  return Object.fromEntries(guideReaders.map((reader) => [`docs/guide-for-${reader}.md`, guideOf(reader)]));
}

/** What the contract says by itself, as texts for who asks for them. */
export function askedDocuments(): Record<string, string> {
  return {
    'made/access.md': accessDocument(),
    'made/fields.md': fieldTable(),
    'made/validation.md': validationDocument(),
    'made/register-of-processing.md': register(),
  };
}

function guideOf(reader: GuideReader): string {
  const { title, intro, sections }: Guide = guides[reader];
  return [`# ${title}`, made, intro, ...sections.flatMap(sectionOf)].join('\n\n').concat('\n');
}

function sectionOf({ title, text, steps, picture }: GuideSection): string[] {
  return [
    `## ${title}`,
    ...text.slice(0, 1),
    ...(steps ? [steps.map((step, place) => `${place + 1}. ${step}`).join('\n')] : []),
    ...text.slice(1),
    ...(picture ? [`![${picture.alt}](../client/public/${pictureFile(picture.name, 'light')})`] : []),
  ];
}

const leastGroup = 5;

function register(): string {
  const { title, intro, columns, facts } = english.processingRegister.processingRegisterMessages;
  const [heading, ...general] = Object.values(facts);
  const rowOf = (kind: DataKind) => (policy: RecordPolicy) => {
    const row = whoCanSee(allEndpoints, policy).find((one) => one.kind === kind);
    if (!row) throw new Error(`no one says who sees ${kind}`);
    return row;
  };
  const lines = registerLines(dataKinds, '`RETENTION_MONTHS`, 24 months where it is not set').map((line) => {
    const seen = seenUnderEach(rowOf(line.kind)).join('<br>');
    return `| ${[line.what, line.why, line.kept, line.encrypted, seen].join(' | ')} |`;
  });
  const names = [columns.what, columns.why, columns.kept, columns.encrypted, columns.seen];
  const table = [`| ${names.join(' | ')} |`, `|${names.map(() => '---|').join('')}`, ...lines].join('\n');
  return [`# ${title}`, intro, `## ${heading}`, general.map((fact) => `- ${fact}`).join('\n'), table]
    .join('\n\n')
    .concat('\n');
}

/** Who sees a kind of data under each setting, where they differ. */
function seenUnderEach(rowOf: (policy: RecordPolicy) => Pick<KindRow, ViewerRole>): string[] {
  const each = recordPolicies.map((policy) => ({ policy, seen: seenBy(rowOf(policy), leastGroup).join('; ') }));
  const [first] = each;
  if (each.every(({ seen }) => seen === first?.seen)) return first?.seen ? [first.seen] : ['Only the person'];
  return each.map(({ policy, seen }) => `‘${policyNames[policy]}’: ${seen === '' ? 'only the person' : seen}`);
}
