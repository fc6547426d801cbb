import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { chartMessages, moodChartMessages } from '#messages/charts.ts';
import { countMoods, moodDays, moodForm } from '../../domain/charts/mood-periods.ts';
import type { MoodEntry } from '../../domain/charts/mood-periods.ts';
import { startOfRange } from '../../domain/charts/ranges.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { findMood } from '../../domain/moods.ts';
import { ChartChoice } from './chart-choice.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { MoodCalendar } from './mood-calendar.tsx';
import { MoodSingleDays } from './mood-single-days.tsx';
import { MoodStacks } from './mood-stacks.tsx';
import { moodSummary } from './mood-words.ts';
import { NothingInRange } from './nothing-in-range.tsx';

type MoodChartProps = {
  /** One person's moods, in any order, by word or emoji; a mood that no one knows is passed by. */
  entries: readonly { at: string; mood: string }[];
  range: ChartRange;
  /** The instant at which the range ends. */
  now: number;
  /** In whose days the chart is read: those of this device where it is missing. */
  timeZone?: string;
  /** Leads on where the range is empty and others are not. */
  onShowAll?: () => void;
  /** In place of the chart where nothing was ever logged; the specification's sentence where it is missing. */
  empty?: ReactNode;
};

const title = chartMessages.title.mood;
/** More than these days are worth another look. */
const oneLook = 7;
/** One choice of what moods are drawn as. */
const views = ['line', 'calendar', 'stacks'] as const;

/** 'Mood Trend': the line, and where there is enough of it a calendar, or weeks and months, for people who pick them. */
export function MoodChart({ entries, range, now, timeZone, onShowAll, empty }: MoodChartProps) {
  const id = useId();
  const [picked, setPicked] = useState<(typeof views)[number]>('line');
  const known = useMemo(() => readEntries(entries), [entries]);
  const shown = useMemo(() => {
    const from = startOfRange(range, now, timeZone);
    const inRange = known.filter(({ at }) => at >= from);
    const days = moodDays(inRange, timeZone);
    return { entries: inRange, days, form: moodForm(days), summary: moodSummary(inRange, days, timeZone) };
  }, [known, range, now, timeZone]);
  const { days, form, summary } = shown;
  if (known.length === 0) return <ChartFigure title={title}>{empty ?? <p>{chartMessages.empty.mood}</p>}</ChartFigure>;
  if (days.length === 0) {
    const latest = known.reduce((last, { at }) => Math.max(last, at), 0);
    return (
      <ChartFigure title={title}>
        <NothingInRange range={range} latest={latest} timeZone={timeZone} onShowAll={onShowAll} />
      </ChartFigure>
    );
  }
  const view = days.length > oneLook ? picked : 'line';
  const { shownAs, views: names } = moodChartMessages;
  const lead = days.length > oneLook && (
    <ChartChoice inChart legend={shownAs} names={names} choices={views} chosen={view} onChoose={setPicked} />
  );
  const shared = { title, lead, summary, days, timeZone };
  if (view === 'line') return <MoodSingleDays {...shared} />;
  const counted = { ...shared, id, counts: countMoods(shown.entries), form: form === 'days' ? 'weeks' : form } as const;
  return view === 'calendar' ? <MoodCalendar {...counted} /> : <MoodStacks {...counted} />;
}

function readEntries(entries: MoodChartProps['entries']): MoodEntry[] {
  return entries.flatMap(({ at, mood }) => {
    const found = findMood(mood);
    return found ? [{ at: Date.parse(at), mood: found.word }] : [];
  });
}
