import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { startOfRange } from '../../domain/charts/ranges.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { chartMessages } from '#messages/charts.ts';
import { statsMessages } from '#messages/stats.ts';
import { useHistories } from '../features/assessments/assessments.api.ts';
import { LatestResult } from '../features/assessments/latest-result.tsx';
import { latestResult, nextStepFor } from '../features/assessments/result.ts';
import type { OwnRecord } from '../features/assessments/own-records.ts';
import { MoodChart } from '../charts/mood-chart.tsx';
import { NothingInRange } from '../charts/nothing-in-range.tsx';
import { RangeSwitch, useChartRange } from '../charts/range-switch.tsx';
import { ScoreTiles } from '../charts/score-tiles.tsx';
import { ScoreTrendChart } from '../charts/score-trend-chart.tsx';
import { useMoods } from '../features/moods/moods.api.ts';
import { FromDevice } from '../features/offline/from-device.tsx';
import { DownloadReport, useDownload } from '../features/reports/own-report/download-report.tsx';
import { lazyPart } from './shell/lazy-part.tsx';
import { NoMoodsDrawing, NoResultsDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../routing/link.tsx';
import { Card } from '../ui/card.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { EmptyState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.ts';
import styles from './my-stats.module.css';
import { usePeopleFirst } from './people-first.tsx';
import { PeopleInBrief } from './people-in-brief.tsx';

const none: readonly OwnRecord[] = [];

/** Rarely needed: most people use no tags. */
const TagCounts = lazyPart(async () => (await import('../features/moods/tag-counts.tsx')).TagCounts, null);

export function MyStatsTab() {
  const histories = useHistories(instrumentTypes);
  const moods = useMoods();
  const people = usePeopleFirst(true);
  // All at once, because each result is longer than what stands in its place: what follows would move with every answer.
  const waiting = moods.isPending || histories.some(({ isPending }) => isPending);
  const firstForCare = instrumentTypes.find((type, place) => {
    const result = latestResult(type, histories[place]?.data ?? none);
    return result && nextStepFor(type, result) === 'care';
  });
  const isEmpty = [...histories, moods].every(({ data }) => !data?.length);
  const [range, now, choose] = useChartRange();
  // The choice shows at once, also where the charts take longer.
  const shown = { range: useDeferredValue(range), now };
  const rangeSwitch = useRef<HTMLFieldSetElement>(null);
  const download = useDownload();

  function showAll() {
    choose('all');
    // The button goes away with what it stands in.
    rangeSwitch.current?.querySelector<HTMLInputElement>('input[value="all"]')?.focus({ preventScroll: true });
  }

  return (
    <Page title={statsMessages.title} intro={statsMessages.intro} width="wide">
      <div key={String(waiting)} className={stack(4)}>
        <FromDevice />
        {!waiting && !isEmpty && <RangeSwitch ref={rangeSwitch} range={range} onChoose={choose} />}
        {instrumentTypes.map((type, place) => {
          const history = histories[place];
          return (
            history && (
              <ScoreTrend
                key={type}
                type={type}
                history={history}
                waiting={waiting}
                shown={shown}
                onShowAll={showAll}
                people={type === firstForCare ? <PeopleInBrief {...people} /> : null}
              />
            )
          );
        })}
        <MoodTrend moods={moods} waiting={waiting} shown={shown} onShowAll={showAll} />
        <DownloadReport {...download} />
        <TagCounts />
      </div>
    </Page>
  );
}

type Shown = { range: ChartRange; now: number };

type ScoreTrendProps = {
  type: InstrumentType;
  history: UseQueryResult<OwnRecord[]>;
  waiting: boolean;
  shown: Shown;
  onShowAll: () => void;
  people: ReactNode;
};

function ScoreTrend({ type, history, waiting, shown: { range, now }, onShowAll, people }: ScoreTrendProps) {
  const records = (!waiting && history.data) || none;
  const inRange = useMemo(() => {
    const from = startOfRange(range, now);
    return records.filter(({ created_at }) => Date.parse(created_at) >= from);
  }, [records, range, now]);
  const latest = records.at(-1);

  return (
    <Card as="div" className={classNames(styles.chart, stack(1))}>
      <LatestResult type={type} records={records} people={people} isDrawn={inRange.length > 0}>
        <ScoreTrendChart
          type={type}
          records={inRange}
          lead={<ScoreTiles type={type} records={records} />}
          empty={
            latest ? (
              <NothingInRange range={range} latest={Date.parse(latest.created_at)} onShowAll={onShowAll} />
            ) : (
              <InPlaceOfChart
                query={history}
                waiting={waiting}
                text={chartMessages.empty[type]}
                drawing={<NoResultsDrawing className={styles.drawing} />}
                to={`/dashboard?tab=mytests#${instruments[type].wire.key}`}
                step={statsMessages.takeTest(type)}
              />
            )
          }
        />
      </LatestResult>
    </Card>
  );
}

type MoodTrendProps = {
  moods: ReturnType<typeof useMoods>;
  waiting: boolean;
  shown: Shown;
  onShowAll: () => void;
};

function MoodTrend({ moods, waiting, shown, onShowAll }: MoodTrendProps) {
  const known = waiting ? undefined : moods.data;
  const entries = useMemo(() => known?.map(({ created_at, mood }) => ({ at: created_at, mood })) ?? [], [known]);

  return (
    <Card as="div" className={classNames(styles.chart, stack(1))}>
      <MoodChart
        entries={entries}
        {...shown}
        onShowAll={onShowAll}
        empty={
          <InPlaceOfChart
            query={moods}
            waiting={waiting}
            text={chartMessages.empty.mood}
            drawing={<NoMoodsDrawing className={styles.drawing} />}
            to="/dashboard?tab=mytests#mood"
            step={statsMessages.logMood}
          />
        }
      />
    </Card>
  );
}

type InPlaceOfChartProps = {
  waiting: boolean;
  query: Pick<UseQueryResult, 'isError' | 'isPending' | 'error' | 'isFetching' | 'refetch'>;
  text: string;
  drawing: ReactNode;
  to: string;
  step: string;
};

/** That it loads, that it could not be loaded, or that there is nothing yet and what comes next. */
function InPlaceOfChart({ query, waiting, text, drawing, to, step }: InPlaceOfChartProps) {
  if (waiting) return <Loading text={statsMessages.loadingChart} height={300} />;
  if (query.isError) return <NotLoaded query={query} failed={statsMessages.loadFailed} />;
  return <EmptyState illustration={drawing} text={text} nextStep={<Link to={to}>{step}</Link>} />;
}
