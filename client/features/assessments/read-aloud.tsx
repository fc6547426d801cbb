import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { assessmentMessages } from '#messages/assessments.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ReadAloudProps {
  /** A sentence, or a question and its answers, each read with a pause after it. */
  parts: readonly string[];
  lang: string;
  /** What tells this button from others, after its words. */
  of?: string;
}

const words = assessmentMessages.aloud;

function onVoices(listener: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * A voice of the device itself in this language: what is read is about someone's health, and other voices send it to a service. Android
 * writes 'hi_IN'.
 */
function ownVoice(lang: string): SpeechSynthesisVoice | undefined {
  return speechSynthesis
    .getVoices()
    .find((voice) => voice.localService && voice.lang.split(/[-_]/)[0]?.toLowerCase() === lang);
}

/** A way to hear what stands there; nothing where the browser can't speak. */
export function ReadAloud(props: ReadAloudProps) {
  // Another text is another reading.
  return 'speechSynthesis' in window && <Reader key={props.parts.join('\n')} {...props} />;
}

/** There only where the device has such a voice; it stops when it goes away, and when another one begins. */
function Reader({ parts, lang, of }: ReadAloudProps) {
  const voice = useSyncExternalStore(onVoices, () => ownVoice(lang));
  const [isReading, setReading] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);

  useEffect(() => () => stop.current?.(), []);

  if (!voice) return null;

  function read(chosen: SpeechSynthesisVoice) {
    speechSynthesis.cancel();
    const said = parts.map((part) => new SpeechSynthesisUtterance(part));
    const end = () => {
      stop.current = undefined;
      setReading(false);
    };
    for (const one of said) {
      Object.assign(one, { voice: chosen, lang: chosen.lang });
      one.addEventListener('error', end);
    }
    said.at(-1)?.addEventListener('end', end);
    stop.current = () => {
      for (const one of said) one.removeEventListener('error', end);
      end();
      speechSynthesis.cancel();
    };
    setReading(true);
    for (const one of said) speechSynthesis.speak(one);
  }

  return (
    <Button variant="link" onClick={() => (isReading ? stop.current?.() : read(voice))}>
      {isReading ? words.stop : words.read}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  );
}
