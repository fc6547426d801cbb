import { useRef, useState } from 'react';
import { moodTagMessages as words, moodTagName } from '#messages/mood-tags.ts';
import { isSameTag, moodTagLimits } from '../../../domain/mood-tags.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './tag-choice.module.css';
import { TagEditor } from './tag-editor.tsx';

type TagChoiceProps = { listed: readonly string[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Up to five of the person's tags, as chips that are on or off; tags that left the list since can still be taken off. */
export function TagChoice({ listed, chosen, onChange }: TagChoiceProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isChosen = (tag: string) => chosen.some((one) => isSameTag(one, tag));
  const isFull = chosen.length >= moodTagLimits.ofMood;
  const others = chosen.filter((tag) => !listed.some((one) => isSameTag(one, tag)));

  function close(renamed: readonly { from: string; to: string }[] = []) {
    setEditing(false);
    if (renamed.length > 0) onChange(chosen.map((tag) => renamed.find(({ from }) => isSameTag(from, tag))?.to ?? tag));
    // Once the editor has gone and the button is back.
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isEditing) return <TagEditor listed={listed} onClose={close} />;
  return (
    <fieldset>
      <legend className={styles.legend}>{words.tagsLegend}</legend>
      <p className={styles.hint} aria-live="polite">
        {isFull ? words.full : words.upTo}
      </p>
      <div className={styles.chips}>
        {[...listed, ...others].map((tag) => (
          <label key={tag} className={classNames(styles.chip, isChosen(tag) && styles.chosen)}>
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
        <Button ref={opener} variant="link" onClick={() => setEditing(true)}>
          {words.edit.open}
        </Button>
      </div>
    </fieldset>
  );
}
