import { formatLocalDate } from '#messages/dates.ts';
import { homeMessages } from '#messages/home.ts';
import { scoreInWords } from '#messages/instruments.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { useHistories } from '../../features/assessments/assessments.api.ts';
import { row } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import prose from '../../ui/prose.module.css';

/** The last result of each questionnaire, for someone without a connection; a score that waits behind the care screen waits here too. */
export function KnownResults() {
  const histories = useHistories(instrumentTypes);
  const results = instrumentTypes.flatMap((type, place) => {
    const last = histories[place]?.data?.at(-1);
    return last && !last.care_waits ? [{ type, last }] : [];
  });
  if (results.length === 0) return null;
  return (
    <div className={classNames(prose.note, row(3, 'rows0'))}>
      <p id="known-results">{homeMessages.lastResults}</p>
      <ul role="list" aria-labelledby="known-results" className={classNames('plain-list', row(3, 'rows0'))}>
        {results.map(({ type, last: { total_score: total, partial, created_at: at } }) => (
          <li key={type}>
            {type}: {scoreInWords(total, instruments[type].range[1], severityOf(type, total, partial))},{' '}
            {formatLocalDate(at)}
          </li>
        ))}
      </ul>
    </div>
  );
}
