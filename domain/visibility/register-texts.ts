import { viewerRoles } from './data-kinds.ts';
import type { DataKind, ViewerRole } from './data-kinds.ts';
import type { VisibilityLevel } from './visibility-levels.ts';
import type { KindRow } from './who-can-see.ts';

export interface RegisterLine {
  kind: DataKind;
  what: string;
  why: string;
  kept: string;
  encrypted: string;
}

interface Words {
  headings: Readonly<Record<DataKind, string>>;
  purposes: Readonly<Record<DataKind, string | null>>;
  group: string;
  kept: Readonly<Record<DataKind, (time: string) => string>>;
  encrypted: Readonly<Partial<Record<DataKind, string>>>;
  notEncrypted: string;
  viewers: Readonly<Record<ViewerRole, string>>;
  levels: Readonly<Record<VisibilityLevel, string | ((people: number) => string)>>;
  /** A sentence as it is written after a colon. */
  afterColon?: (sentence: string) => string;
  /** A text as it begins a line. */
  capitalised?: (words: string) => string;
}

/** What the register of processing says, in the words of one language. */
export function registerTexts({ afterColon = String, capitalised = String, ...words }: Words) {
  return {
    /** A line for each kind of data; `time` says how long records are kept. */
    registerLines: (kinds: readonly DataKind[], time: string): RegisterLine[] =>
      kinds.map((kind) => ({
        kind,
        what: words.headings[kind],
        why: capitalised(words.purposes[kind] ?? words.group),
        kept: words.kept[kind](time),
        encrypted: words.encrypted[kind] ?? words.notEncrypted,
      })),
    /** Who sees a kind of data, without those who see nothing. */
    seenBy: (row: Pick<KindRow, ViewerRole>, minGroup: number): string[] =>
      viewerRoles
        .filter((viewer) => viewer !== 'you' && row[viewer] !== 'nothing')
        .map((viewer) => {
          const level = words.levels[row[viewer]];
          return `${words.viewers[viewer]}: ${afterColon(typeof level === 'string' ? level : level(minGroup))}`;
        }),
  };
}
