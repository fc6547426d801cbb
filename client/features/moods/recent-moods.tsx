import { useState } from 'react';
import { formatDayAndTime } from '#messages/dates.ts';
import { moodMessages } from '#messages/moods.ts';
import { moodTagMessages as words, moodTagName } from '#messages/mood-tags.ts';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { LateContextForm } from './late-context-form.tsx';
import { useMoodContexts } from './mood-contexts.api.ts';
import { MoodName } from '../../ui/mood-name.tsx';
import { useToday } from '../../ui/use-today.ts';
import { useRecentMoods } from './moods.api.ts';
import { row } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './recent-moods.module.css';
import { weekOfMoods } from './week-of-moods.ts';

/** The moods of the last seven days with what was added to each, for those who want to read or change it. */
export function RecentMoods() {
  const [isOpen, setOpen] = useState(false);
  const { data: records = [] } = useRecentMoods();
  const recent = weekOfMoods(records, useToday())
    .flatMap(({ moods }) => moods)
    .reverse();
  if (recent.length === 0) return null;
  return (
    <div>
      <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {moodMessages.week.inDetail}
      </Button>
      {isOpen && <RecentList recent={recent} />}
    </div>
  );
}

function RecentList({ recent }: { recent: readonly { id: string; created_at: string; mood: string }[] }) {
  const query = useMoodContexts();
  const { data } = query;
  const [edited, setEdited] = useState<string | null>(null);
  if (!data) return <NotLoaded query={query} height={96} />;
  const added = new Map<string, MoodContext>(data.map((one) => [one.id, one]));
  return (
    <ul role="list">
      {recent.map(({ id, created_at, mood }) => {
        const context = added.get(id);
        return (
          <li key={id} className={styles.entry}>
            <div className={row(4, 'apart', 'rows0')}>
              <span>
                <MoodName mood={mood} /> <span className={prose.note}>{formatDayAndTime(created_at)}</span>
              </span>
              <Button variant="link" aria-expanded={edited === id} onClick={() => setEdited(edited === id ? null : id)}>
                {context ? words.change : words.add}
                <span className="visually-hidden"> {formatDayAndTime(created_at)}</span>
              </Button>
            </div>
            {edited === id ? (
              <LateContextForm id={id} stored={context} />
            ) : (
              context && (
                <>
                  {context.tags.length > 0 && <p>{words.tagged(context.tags.map(moodTagName))}</p>}
                  {context.note !== '' && <p className={styles.note}>{context.note}</p>}
                </>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
