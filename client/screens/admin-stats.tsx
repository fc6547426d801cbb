import { useState } from 'react';
import type { MouseEvent } from 'react';
import { formatCalendarDay } from '../../domain/dates.ts';
import type { Asked } from '../../domain/statistics/periods.ts';
import { byWireName, instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { chartMessages } from '#messages/charts.ts';
import { groupMessages } from '#messages/groups.ts';
import { moodNames } from '#messages/moods.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { uiMessages } from '#messages/ui.ts';
import { offBy } from '../../domain/statistics/protected-blocks.ts';
import { halves, moodHalves, moodText } from '../../domain/statistics/figure-names.ts';
import { callFile } from '../api/api-client.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import type { ShownItem } from '../charts/bar-chart.tsx';
import { PieChart } from '../charts/pie-chart.tsx';
import { RowChart } from '../charts/row-chart.tsx';
import { ExportButton } from '../features/reports/export-button.tsx';
import { AverageTrend } from '../features/statistics/average-trend.tsx';
import { ChartCard, NoFigures } from '../features/statistics/chart-card.tsx';
import { dayText, spanText } from '../features/statistics/coverage.ts';
import { OverviewCards } from '../features/statistics/overview-cards.tsx';
import { Participation } from '../features/statistics/participation.tsx';
import { PeriodChoice } from '../features/statistics/period-choice.tsx';
import { movedBy, Protection, protectionNotes } from '../features/statistics/protection.tsx';
import { readStatsAddress } from '../features/statistics/stats-address.ts';
import type { StatsAddress } from '../features/statistics/stats-address.ts';
import { Groups } from '../features/statistics/groups.tsx';
import { severityItems } from '../features/statistics/severity-items.ts';
import {
  queryOf,
  useAverageScores,
  useDailySubmissions,
  useMoodDistribution,
  useOverview,
  useSeverity,
} from '../features/statistics/statistics.api.ts';
import type { DaySubmissions } from '../features/statistics/statistics.api.ts';
import { everyDay } from '../features/statistics/weeks.ts';
import { useSearchParams } from '../routing/search-params.ts';
import { classNames } from '../ui/class-names.ts';
import { Details } from '../ui/details.tsx';
import { grid, row, stack } from '../ui/layout.ts';
import { Page } from '../ui/page.tsx';
import prose from '../ui/prose.module.css';
import styles from './admin-stats.module.css';

const { averages, submissions, severity, moods, title, intro, loadingAverages } = statisticsMessages;

/** Where the links above the charts lead. */
const places = {
  averages: 'averages',
  submissions: 'submissions',
  severity: 'severity',
  moods: 'moods',
  groups: 'groups',
};

/** The overview and the four charts of the specification; groups are folded below them. */
export function AdminStatsScreen() {
  const [search] = useSearchParams();
  const place = readStatsAddress(search);
  const period = place.asked;
  const { data: overview } = useOverview(period);
  const isProtected = overview?.protection !== undefined;
  const isCompared = overview !== undefined && !isProtected;
  return (
    <Page title={title} intro={intro} width="wide">
      <div className={stack(3)}>
        {isProtected && <Protection period={period} />}
        <PeriodChoice period={period} />
        <OverviewCards period={period} />
        <div className={row(4, 'apart', 'rows0')}>
          <Participation period={period} />
          {!isProtected && (
            <nav aria-label={uiMessages.onThisPage} className={classNames(styles.places, row(5, 'links', 'rows0'))}>
              <a href={`#${places.averages}`}>{averages.short}</a>
              <a href={`#${places.submissions}`}>{submissions.short}</a>
              <a href={`#${places.severity}`}>{severity.short}</a>
              <a href={`#${places.moods}`}>{moods.short}</a>
              {isCompared && (
                <a href={`#${places.groups}`} onClick={leadToGroups}>
                  {groupMessages.title}
                </a>
              )}
            </nav>
          )}
        </div>
        {!isProtected && <Protection period={period} />}
        <div className={classNames(grid(4), styles.charts, isProtected && styles.few)}>
          <Averages period={period} />
          <Submissions period={period} />
          <Severity period={period} />
          <Moods period={period} />
        </div>
        {isCompared && <ComparedGroups place={place} />}
      </div>
    </Page>
  );
}

function Severity({ period }: { period: Asked }) {
  const overview = useOverview(period);
  const protection = overview.data?.protection;
  const load = () => callFile('GET /api/admin/exports/severity.csv', { query: queryOf(period) });
  return (
    <ChartCard
      id={places.severity}
      title={severity.title}
      kind="pie"
      figures={useSeverity(period)}
      overview={overview}
      isNone={(bands) => bands.every(({ value }) => value === 0)}
      isProtected={(bands) => bands.some(({ name }) => halves.some((half) => half === name))}
      note={protection ? severity.protectedNote : severity.note}
      noteOf={() => [chartMessages.shareHint, ...protectionNotes(protection, { kinds: instrumentTypes })]}
      download={<ExportButton what={severity.title} fileName="severity.csv" load={load} />}
    >
      {(bands) => (
        <PieChart
          title={severity.title}
          items={severityItems(bands)}
          labelName={severity.label}
          moved={movedBy(protection, instrumentTypes.length)}
          empty={<NoFigures text={severity.empty} isProtected={protection !== undefined} />}
        />
      )}
    </ChartCard>
  );
}

const nameOfMood = ({ label }: { label: string }) => moodText(label, moodNames, protectionMessages.halves);

function Moods({ period }: { period: Asked }) {
  const overview = useOverview(period);
  const protection = overview.data?.protection;
  const load = () => callFile('GET /api/admin/exports/mood-distribution.csv', { query: queryOf(period) });
  return (
    <ChartCard
      id={places.moods}
      title={moods.title}
      kind="rows"
      figures={useMoodDistribution(period)}
      overview={overview}
      isNone={(items) => items.every((item) => item.count === 0)}
      isProtected={(items) => items.some(({ label }) => moodHalves.some((half) => half === label))}
      noteOf={() => protectionNotes(protection, { kinds: ['mood'] })}
      download={<ExportButton what={moods.title} fileName="mood-distribution.csv" load={load} />}
    >
      {(items) => (
        <RowChart
          title={moods.title}
          items={items.map((item) => ({ ...item, label: nameOfMood(item) }))}
          labelName={moods.label}
          countName={moods.count}
          moved={movedBy(protection, 1)}
          empty={<NoFigures text={moods.empty} isProtected={protection !== undefined} />}
        />
      )}
    </ChartCard>
  );
}

function Averages({ period }: { period: Asked }) {
  const overview = useOverview(period);
  const protection = overview.data?.protection;
  const load = () => callFile('GET /api/admin/exports/average-scores.csv', { query: queryOf(period) });
  return (
    <ChartCard
      id={places.averages}
      title={averages.title}
      kind="lines"
      figures={useAverageScores(period)}
      overview={overview}
      isNone={(days) => days.length === 0}
      loading={loadingAverages}
      note={averages.note}
      download={<ExportButton what={averages.title} fileName="average-scores.csv" load={load} />}
    >
      {(days) => (
        <AverageTrend
          title={averages.title}
          rows={days}
          empty={
            protection ? (
              <p className={prose.quiet}>{protectionMessages.noAverages}</p>
            ) : (
              <NoFigures text={averages.empty} isProtected={false} />
            )
          }
        />
      )}
    </ChartCard>
  );
}

function Submissions({ period }: { period: Asked }) {
  const overview = useOverview(period);
  const protection = overview.data?.protection;
  const load = () => callFile('GET /api/admin/exports/daily-submissions.csv', { query: queryOf(period) });
  // What is hidden is no zero.
  const shown = instrumentTypes.filter((type) => !protection || protection.shown.includes(type));
  return (
    <ChartCard
      id={places.submissions}
      title={submissions.title}
      kind="bars"
      figures={useDailySubmissions(period)}
      overview={overview}
      isNone={(days) => days.length === 0}
      isProtected={(days) => days.some(({ through }) => through !== undefined)}
      noteOf={() => [
        protection && protectionMessages.once,
        ...protectionNotes(protection, { kinds: instrumentTypes, off: offBy('answered', 1) }),
      ]}
      download={<ExportButton what={submissions.title} fileName="daily-submissions.csv" load={load} />}
    >
      {(days) => (
        <BarChart
          title={submissions.title}
          items={barsOf(days, shown)}
          series={shown}
          labelName={submissions.label}
          empty={<NoFigures text={submissions.empty} isProtected={protection !== undefined} />}
        />
      )}
    </ChartCard>
  );
}

/** Days as the specification writes them; blocks of weeks, which it does not know, as the sentences above them do. */
function barsOf(days: readonly DaySubmissions[], shown: readonly InstrumentType[]): ShownItem[] {
  const countsOf = (day: DaySubmissions) => shown.map((type) => day[instruments[type].wire.count]);
  if (days.some(({ through }) => through !== undefined)) {
    return days.map((day) => {
      const { date, through = date, withheld = [] } = day;
      const hidden = withheld.map((type) => shown.indexOf(type));
      const short = spanText(date, through);
      return { label: dayText(date), to: dayText(through), short, counts: countsOf(day), hidden };
    });
  }
  const none = (date: string) => ({ date, ...byWireName('count', () => 0) });
  return everyDay(days, none).map((day) => ({ label: formatCalendarDay(day.date), counts: countsOf(day) }));
}

function ComparedGroups({ place }: { place: StatsAddress }) {
  const [search] = useSearchParams();
  // A link to a comparison shows it; what is chosen there folds nothing.
  const [isAsked] = useState(() => search.has('by') || search.has('of'));
  const query = { by: place.by, ...queryOf(place.asked) };
  const load = () => callFile('GET /api/admin/exports/groups.csv', { query });
  return (
    <div id={places.groups} className={styles.groups}>
      <Details summary={groupMessages.fold} open={isAsked} isLate>
        <Groups
          place={place}
          download={<ExportButton what={groupMessages.title} fileName="groups.csv" load={load} />}
        />
      </Details>
    </div>
  );
}

/** They are folded: a way to them opens the fold. The browser's own step would take the focus away again. */
function leadToGroups(event: MouseEvent) {
  event.preventDefault();
  const place = document.getElementById(places.groups);
  place?.querySelector('details')?.setAttribute('open', '');
  place?.scrollIntoView();
  place?.querySelector('summary')?.focus({ preventScroll: true });
}
