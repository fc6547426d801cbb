/** What we use of it: it brings no types of its own. */
declare module 'gettext-parser' {
  export interface Translation {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: { extracted?: string; reference?: string; flag?: string };
  }

  export interface Translations {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Translation>>;
  }

  export const po: {
    parse: (text: string, options?: { validation?: boolean }) => Translations;
    compile: (translations: Translations, options?: { foldLength?: number }) => Buffer;
  };
}
