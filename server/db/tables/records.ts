import type { Generated } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Role } from '../../../domain/roles.ts';

export interface RecordTables {
  questions: {
    id: string;
    type: InstrumentType;
    item: number;
    is_active: Generated<boolean>;
    changed_at: Date | null;
  };

  wordings: {
    type: InstrumentType;
    language: Language;
    /** The hash of the words that were compared. */
    words: Buffer;
    compared_by: string;
    compared_on: string;
    /** Null while it is on. */
    off_at: Date | null;
  };

  assessments: {
    user_id: string;
    id: Generated<number>;
    type: InstrumentType;
    created_at: Date;
    total_score: number;
    partial: boolean;
    /** Of the form that was answered. */
    language: Generated<Language>;
    /** Encrypted JSON: a value from 0 to 3 for each question's id. */
    answers: Buffer;
    /** A keyed hash of it. */
    idempotency_key: Buffer | null;
    /** The person's role when it was stored: statistics are of what employees record. */
    made_as: Role;
    /** The person's work details when it was stored; null for those that the person had first. */
    work_details_id: Generated<number | null>;
  };

  /** Of questionnaires and moods that employees have recorded. */
  last_records: {
    user_id: string;
    last_at: Date;
    /** A record some hours before the last one; null where none is known. */
    earlier_at: Date | null;
  };

  moods: {
    user_id: string;
    id: Generated<number>;
    created_at: Date;
    mood: MoodWord;
    /** A keyed hash of it. */
    idempotency_key: Buffer | null;
    made_as: Role;
    work_details_id: Generated<number | null>;
  };

  mood_contexts: {
    user_id: string;
    mood_id: number;
    /** Encrypted JSON: tags and a note. */
    content: Buffer;
  };

  mood_tags: {
    user_id: string;
    /** Encrypted JSON. */
    content: Buffer;
  };

  safety_plans: {
    user_id: string;
    /** Encrypted JSON. */
    content: Buffer;
    updated_at: Date;
  };

  data_keys: {
    number: Generated<number>;
    id: Buffer;
    check_value: Buffer;
    added_at: Date;
  };
}
