import type { Plugin } from 'vite';
import { defaultHelpLines, emergencyNumber } from '../../domain/help-lines.ts';
import { manifestFile } from '../../domain/language-files.ts';
import type { Language } from '../../domain/languages.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { escapeHtml } from '../../server/core/escape-html.ts';

/** Puts the sentences of a language into `index.html`, where they stand as names in double braces. */
export function documentTexts(language: Language): Plugin {
  const { documentMessages } = messagesIn[language].document;
  const [line] = defaultHelpLines;
  const texts: Record<string, string> = {
    language,
    manifest: `/${manifestFile(language)}`,
    product: messagesIn[language].ui.uiMessages.productTitle,
    description: documentMessages.description,
    needsScript: documentMessages.needsScript,
    helpWithoutScript: documentMessages.helpWithoutScript(line?.name ?? '', line?.numbers[0] ?? '', emergencyNumber),
  };
  return {
    name: 'document-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const text = texts[name];
          if (text === undefined) throw new Error(`index.html names ${name}, which is no text of the page`);
          return escapeHtml(text);
        }),
    },
  };
}
