import { useState } from 'react';
import type { StoredSuggestion } from '../../../../domain/contract/suggestions.ts';
import { languages } from '../../../../domain/languages.ts';
import { formatDay } from '#messages/dates.ts';
import { suggestionListMessages as words } from '#messages/suggestions.ts';
import { uiMessages } from '#messages/ui.ts';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid } from '../../../ui/layout.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import list from '../../../ui/list.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import prose from '../../../ui/prose.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './suggestion-list.module.css';
import { useRemoveSuggestion, useSuggestions } from './suggestions.api.ts';

export function SuggestionList() {
  const query = useSuggestions();
  const { data } = query;
  const { mutate: remove, isPending: isRemoving } = useRemoveSuggestion();
  const [outcome, setOutcome] = useState<'success' | 'error'>();

  if (!data) return <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={480} />;

  function onRemoved() {
    setOutcome('success');
    // The row goes with the button that had the focus.
    focusHeading();
  }

  const done = (id: string) => remove(id, { onSuccess: onRemoved, onError: () => setOutcome('error') });
  return (
    <>
      <Notice tone={outcome}>{outcome && (outcome === 'success' ? words.removed : uiMessages.failed)}</Notice>
      {data.suggestions.length === 0 ? (
        <EmptyState illustration={<NothingFoundDrawing />} text={words.none} nextStep={words.noneNextStep} />
      ) : (
        <Card as="div">
          <ul role="list">
            {data.suggestions.map((one) => (
              <Row key={one.id} suggestion={one} pending={isRemoving} onDone={() => done(one.id)} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Row({
  suggestion: { language, screen, day, sentence, better },
  pending,
  onDone,
}: {
  suggestion: StoredSuggestion;
  pending: boolean;
  onDone: () => void;
}) {
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <li className={list.item}>
      <dl className={classNames(list.what, styles.texts, grid(2))}>
        <div>
          <dt className={prose.note}>{words.now}</dt>
          <dd lang={language}>{sentence}</dd>
        </div>
        <div>
          <dt className={prose.note}>{words.better}</dt>
          <dd lang={language}>{better}</dd>
          <dd className={prose.note}>{[name, screen, formatDay(day)].join(' · ')}</dd>
        </div>
      </dl>
      <Button variant="quiet" pending={pending} onClick={onDone}>
        {words.done}
        <VisuallyHidden> {words.doneOf(sentence)}</VisuallyHidden>
      </Button>
    </li>
  );
}
