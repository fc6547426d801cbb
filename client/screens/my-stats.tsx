import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { chartMessages } from '#messages/charts.ts';
import { statsMessages } from '#messages/stats.ts';
import { historyQuery } from '../features/assessments/assessments.api.ts';
import { LatestResult } from '../features/assessments/latest-result.tsx';
import type { OwnRecord } from '../features/assessments/own-records.ts';
import { MoodTrendChart } from '../features/charts/mood-trend-chart.tsx';
import { ScoreTrendChart } from '../features/charts/score-trend-chart.tsx';
import { useMoods } from '../features/moods/moods.api.ts';
import { DownloadReport } from '../features/report/download-report.tsx';
import { NoMoodsDrawing, NoResultsDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../routing/link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import styles from './my-stats.module.css';
import { PeopleFirst } from './people-first.tsx';

export function MyStatsTab() {
  const histories = useQueries({ queries: instrumentTypes.map((type) => historyQuery(type)) });
  const moods = useMoods();
  // All at once, because each result is longer than what stands in its place: what follows would move with every answer.
  const waiting = moods.isPending || histories.some(({ isPending }) => isPending);

  return (
    <Page title={statsMessages.title} intro={statsMessages.intro} width="wide">
      <div key={String(waiting)} className={styles.charts}>
        {instrumentTypes.map((type, place) => {
          const history = histories[place];
          return history && <ScoreTrend key={type} type={type} history={history} waiting={waiting} />;
        })}
        <MoodTrend moods={moods} waiting={waiting} />
        <DownloadReport />
      </div>
    </Page>
  );
}

type ScoreTrendProps = { type: InstrumentType; history: UseQueryResult<OwnRecord[]>; waiting: boolean };

function ScoreTrend({ type, history, waiting }: ScoreTrendProps) {
  const records = (!waiting && history.data) || [];

  return (
    <Card as="div" className={styles.chart}>
      <ScoreTrendChart
        type={type}
        records={records}
        empty={
          <InPlaceOfChart
            query={history}
            waiting={waiting}
            text={chartMessages.empty[type]}
            drawing={<NoResultsDrawing className={styles.drawing} />}
            to={`/dashboard?tab=mytests#${instruments[type].wire.key}`}
            step={statsMessages.takeTest(type)}
          />
        }
      />
      <LatestResult type={type} records={records} people={<PeopleFirst />} />
    </Card>
  );
}

function MoodTrend({ moods, waiting }: { moods: ReturnType<typeof useMoods>; waiting: boolean }) {
  return (
    <Card as="div" className={styles.chart}>
      <MoodTrendChart
        records={(!waiting && moods.data) || []}
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
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  text: string;
  drawing: ReactNode;
  to: string;
  step: string;
};

/** That it loads, that it could not be loaded, or that there is nothing yet and what comes next. */
function InPlaceOfChart({ query, waiting, text, drawing, to, step }: InPlaceOfChartProps) {
  if (waiting) return <Loading text={statsMessages.loadingChart} height={300} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return (
      <ErrorState text={statsMessages.loadFailed} error={query.error} pending={query.isFetching} onRetry={retry} />
    );
  }
  return <EmptyState illustration={drawing} text={text} nextStep={<Link to={to}>{step}</Link>} />;
}
