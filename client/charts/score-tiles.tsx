import { useId } from 'react';
import { tileMessages } from '#messages/charts.ts';
import { formatDayAndMonth, formatDayAndTime, formatLocalDate } from '#messages/dates.ts';
import { changeInPoints, instrumentMessages, levelNames } from '#messages/instruments.ts';
import { uiMessages } from '#messages/ui.ts';
import { dayInZone } from '../../domain/dates.ts';
import { instruments } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { bandOf, changeSince, severityOf } from '../../domain/instruments/scoring.ts';
import type { Band } from '../../domain/instruments/instrument-shape.ts';
import { BandHatch, bandStyles } from './band-zones.tsx';
import bands from './bands.module.css';
import styles from './score-tiles.module.css';

type ScoreRecord = { created_at: string; total_score: number; partial: boolean };

type ScoreTilesProps = {
  type: InstrumentType;
  /** Oldest first. */
  records: readonly ScoreRecord[];
};

/** The latest score, its level, and what changed; nothing while there is none. */
export function ScoreTiles({ type, records }: ScoreTilesProps) {
  const latest = records.at(-1);
  if (!latest) return null;
  const { total_score: total, partial } = latest;
  const [, largest] = instruments[type].range;
  const severity = severityOf(type, total, partial);
  const band = severity === 'Not scored' ? undefined : bandOf(type, total);
  return (
    <dl className={styles.tiles}>
      <div className={styles.tile}>
        <dt>{tileMessages.latest}</dt>
        <dd>
          <span className={styles.value}>{partial ? total : <OutOf score={total} largest={largest} />}</span>
          <span className={styles.hint}>{formatLocalDate(latest.created_at)}</span>
        </dd>
      </div>
      <div className={styles.tile}>
        <dt>{tileMessages.level}</dt>
        <dd>
          <span className={styles.value}>
            {band && <BandSwatch band={band} />}
            {levelNames[severity]}
          </span>
          {band && <span className={styles.hint}>{uiMessages.range(band.min, band.max)}</span>}
        </dd>
      </div>
      <div className={styles.tile}>
        <dt>{tileMessages.change}</dt>
        <dd>
          <Change type={type} latest={latest} before={records.at(-2)} />
        </dd>
      </div>
    </dl>
  );
}

/** What the score is put in the place of. */
const place = '\n';

function OutOf({ score, largest }: { score: number; largest: number }) {
  const [before, after] = tileMessages.outOf(place, largest).split(place);
  return (
    <>
      {before && <span className={styles.of}>{before}</span>}
      {score}
      {after && <span className={styles.of}>{after}</span>}
    </>
  );
}

type ChangeProps = Pick<ScoreTilesProps, 'type'> & {
  latest: ScoreRecord;
  before: ScoreRecord | undefined;
};

function Change({ type, latest, before }: ChangeProps) {
  const { first, notComparable } = instrumentMessages.change;
  if (!before && !latest.partial) return <Said value={first} hint={tileMessages.firstHint} />;
  const change = changeSince(before, latest, type);
  if (!change || !before) return <Said value={notComparable} hint={tileMessages.incomparable} />;
  const on = dateFrom(before.created_at, latest.created_at);
  if (change.direction === 'same') return <Said value={tileMessages.same} hint={tileMessages.since(on)} />;
  const hint = (change.meaningful ? tileMessages.meaningful : tileMessages.slight)(on);
  return <Said value={changeInPoints(change)} hint={hint} />;
}

function Said({ value, hint }: { value: string; hint: string }) {
  return (
    <>
      <span className={styles.value}>{value}</span> <span className={styles.hint}>{hint}</span>
    </>
  );
}

/** As much of a date as tells it apart from another one. */
function dateFrom(before: string, latest: string): string {
  const [day, latestDay] = [dayInZone(before), dayInZone(latest)];
  if (day === latestDay) return formatDayAndTime(before);
  return (day.slice(0, 4) === latestDay.slice(0, 4) ? formatDayAndMonth : formatLocalDate)(before);
}

/** The tint and the pattern that a level has in the charts. */
export function BandSwatch({ band }: { band: Band }) {
  const id = useId();
  return (
    <svg className={styles.swatch} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <defs>
        <BandHatch id={id} band={band.key} />
      </defs>
      <g className={bandStyles[band.key]}>
        <rect className={styles.band} x="0.5" y="0.5" width="15" height="15" rx="4" />
        <rect className={bands.strokes} x="0.5" y="0.5" width="15" height="15" rx="4" fill={`url(#${id})`} />
      </g>
    </svg>
  );
}
