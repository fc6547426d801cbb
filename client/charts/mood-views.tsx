import { moodChartMessages } from '#messages/charts.ts';
import { ChartChoice } from './chart-choice.tsx';

const views = ['line', 'calendar', 'stacks'] as const;

export type MoodView = (typeof views)[number];

/** One choice of what moods are drawn as. */
export function MoodViews({ view, onPick }: { view: MoodView; onPick: (view: MoodView) => void }) {
  const { shownAs, views: names } = moodChartMessages;
  return <ChartChoice inChart legend={shownAs} names={names} choices={views} chosen={view} onChoose={onPick} />;
}
