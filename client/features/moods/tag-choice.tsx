import { useEffect, useRef, useState } from 'react';
import { moodTagMessages as words, moodTagName } from '#messages/mood-tags.ts';
import { isSameTag, moodTagLimits } from '../../../domain/mood-tags.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { row } from '../../ui/layout.ts';
import over from '../../ui/choice.module.css';
import pills from '../../ui/pills.module.css';
import styles from './tag-choice.module.css';
import { TagEditor } from './tag-editor.tsx';

const on = classNames(pills.chosen, styles.chosen);

type TagChoiceProps = {
  listed: readonly string[];
  /** Saving a list takes the place of the one that is stored. */
  canEdit: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Up to five of the person's tags, as chips that are on or off; tags that left the list since can still be taken off. */
export function TagChoice({ listed, canEdit, chosen, onChange }: TagChoiceProps) {
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const opener = useRef<HTMLButtonElement>(null);
  const isChosen = (tag: string) => chosen.some((one) => isSameTag(one, tag));
  const isFull = chosen.length >= moodTagLimits.ofMood;
  const others = chosen.filter((tag) => !listed.some((one) => isSameTag(one, tag)));

  // The editor has gone with the focus; someone who writes the note meanwhile keeps it there.
  useEffect(() => {
    if (editor === 'closed' && document.activeElement === document.body) opener.current?.focus();
  }, [editor]);

  if (editor === 'open') return <TagEditor listed={listed} onClose={() => setEditor('closed')} />;
  return (
    <fieldset>
      <legend className={styles.legend}>{words.tagsLegend}</legend>
      <p className={styles.hint} aria-live="polite">
        {isFull ? words.full : words.upTo}
      </p>
      <div className={row(2, 'stretch')}>
        {[...listed, ...others].map((tag) => (
          <label key={tag} className={classNames(over.choice, pills.pill, styles.chip, isChosen(tag) && on)}>
            <input
              type="checkbox"
              checked={isChosen(tag)}
              disabled={isFull && !isChosen(tag)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, tag] : chosen.filter((one) => !isSameTag(one, tag)))
              }
            />
            {moodTagName(tag)}
          </label>
        ))}
        {canEdit && (
          <Button ref={opener} variant="link" onClick={() => setEditor('open')}>
            {words.edit.open}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
