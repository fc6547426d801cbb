import { fieldsWhere, personFields } from '../person-fields.ts';
import type { EntryOf, FieldsWhere, PersonFieldName } from '../person-fields.ts';
import { viewerRoles } from './data-kinds.ts';
import type { DataKind, ViewerRole } from './data-kinds.ts';
import type { VisibilityLevel } from './visibility-levels.ts';
import type { KindRow } from './who-can-see.ts';

interface RegisterLine {
  kind: DataKind;
  what: string;
  why: string;
  kept: string;
  encrypted: string;
}

export type KeptUntil = 'deletion' | 'statistics' | 'call_back' | 'looks' | 'account';

const keptUntil: Readonly<Record<DataKind, KeptUntil | 'time'>> = {
  answers: 'time',
  scores: 'time',
  moods: 'time',
  mood_context: 'time',
  statistics: 'statistics',
  call_back: 'call_back',
  looks: 'looks',
  account: 'account',
  safety_plan: 'deletion',
  health_details: 'deletion',
  sharing: 'deletion',
  choices: 'deletion',
  reminders: 'deletion',
  identity: 'deletion',
  email: 'deletion',
  work: 'deletion',
};

/** Kinds of which no field of a person is a part. */
export type KindWithoutFields = Exclude<DataKind, EntryOf<PersonFieldName>['seenAs']>;

type EncryptedField = FieldsWhere<'encrypted', true>;

/** The modules of a language that it is made of, whole. */
interface Words {
  processingRegister: {
    kept: Readonly<Record<KeptUntil, string>>;
    encrypted: Readonly<Partial<Record<KindWithoutFields, string>>>;
    processingRegisterMessages: { group: string; notEncrypted: string };
  };
  dataKinds: {
    kindHeadings: Readonly<Record<DataKind, string>>;
    /** Of an encrypted field that is part of another kind a word is missing here. */
    healthWords: Readonly<Record<EncryptedField, string>>;
  };
  privacyNotice: { purposes: Readonly<Record<DataKind, string | null>> };
  visibility: {
    visibilityMessages: {
      viewers: Readonly<Record<ViewerRole, string>>;
      levels: Readonly<Record<VisibilityLevel, string | ((people: number) => string)>>;
    };
  };
  lists: { capitalised: (words: string) => string; inList: (parts: readonly string[]) => string };
}

/** What the register of processing says, in the words of one language. */
export function registerTexts({ processingRegister, dataKinds, privacyNotice, visibility, lists }: Words) {
  const { kept, encrypted, processingRegisterMessages } = processingRegister;
  const { viewers, levels } = visibility.visibilityMessages;
  const otherwise: Partial<Record<DataKind, string>> = encrypted;
  const encryptedOf = (kind: DataKind) => {
    const fields = fieldsWhere('encrypted', true).filter((name) => personFields[name].seenAs === kind);
    const words = fields.map((name) => dataKinds.healthWords[name]);
    return words.length > 0
      ? lists.capitalised(lists.inList(words))
      : (otherwise[kind] ?? processingRegisterMessages.notEncrypted);
  };
  const afterColon = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return {
    /** A line for each kind of data; `time` says how long records are kept. */
    registerLines: (kinds: readonly DataKind[], time: string): RegisterLine[] =>
      kinds.map((kind) => ({
        kind,
        what: dataKinds.kindHeadings[kind],
        why: lists.capitalised(privacyNotice.purposes[kind] ?? processingRegisterMessages.group),
        kept: { ...kept, time }[keptUntil[kind]],
        encrypted: encryptedOf(kind),
      })),
    /** Who sees a kind of data, without those who see nothing. */
    seenBy: (row: Pick<KindRow, ViewerRole>, minGroup: number): string[] =>
      viewerRoles
        .filter((viewer) => viewer !== 'you' && row[viewer] !== 'nothing')
        .map((viewer) => {
          const level = levels[row[viewer]];
          return `${viewers[viewer]}: ${afterColon(typeof level === 'string' ? level : level(minGroup))}`;
        }),
  };
}
