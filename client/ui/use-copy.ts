import { useState } from 'react';

/** Copies a text, and says whether it could: undefined until it was tried. */
export function useCopy(): [isCopied: boolean | undefined, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState<boolean>();

  function copy(text: string) {
    // Missing on plain http addresses other than localhost.
    const written = (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    if (!written) setCopied(false);
    else
      written.then(
        () => setCopied(true),
        () => setCopied(false),
      );
  }

  return [isCopied, copy];
}
