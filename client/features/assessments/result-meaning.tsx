import type { ReactNode } from 'react';
import { formatLocalDate } from '../../../domain/dates.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { askAgainFrom } from '../../../domain/instruments/scoring.ts';
import { resultMessages } from '../../../domain/messages/en/assessments.ts';
import { changeSentence, instrumentMessages } from '../../../domain/messages/en/instruments.ts';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { scaleBands } from './result.ts';
import type { Comparison, Result } from './result.ts';
import styles from './result-card.module.css';

type ResultMeaningProps = {
  type: InstrumentType;
  result: Result;
  comparison: Comparison | null;
  nextStep: ReactNode;
  /** Who can see the result; missing where it is said elsewhere. */
  audience?: ReactNode;
};

/** What stands under every score: its level, that it is no diagnosis, what changed, what may help, when to ask again. */
export function ResultMeaning({ type, result, comparison, nextStep, audience }: ResultMeaningProps) {
  const rows: [title: string, content: ReactNode][] = [
    [resultMessages.changed, comparison && inWords(comparison)],
    [resultMessages.next, nextStep],
    [resultMessages.again, askAgain(result.at)],
    [resultMessages.whoSees, audience],
  ];
  return (
    <>
      {result.partial ? <p className={styles.lead}>{resultMessages.partial}</p> : <Level type={type} result={result} />}
      <p className={styles.note}>{instrumentMessages.notADiagnosis}</p>
      <dl className={styles.more}>
        {rows
          .filter(([, content]) => Boolean(content))
          .map(([title, content]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Level({ type, result: { total, severity } }: { type: InstrumentType; result: Result }) {
  const [, largest] = instruments[type].range;
  return (
    <>
      <p className={styles.lead}>
        <strong className={styles.band}>{severity}</strong> {instrumentMessages.levelMeans[severity]}
      </p>
      <ScaleBar bands={scaleBands(type)} value={total} text={resultMessages.scale(type, total, largest, severity)} />
    </>
  );
}

function inWords(comparison: Comparison): string {
  if (comparison.kind === 'first') return resultMessages.first;
  if (comparison.kind === 'incomparable') return resultMessages.incomparable;
  return `${changeSentence(comparison.change)} ${resultMessages.lastTime(formatLocalDate(comparison.on))}`;
}

function askAgain(answeredAt: Date): string {
  const from = askAgainFrom(answeredAt);
  return from.getTime() > Date.now() ? resultMessages.askAgain(formatLocalDate(from)) : resultMessages.askAgainNow;
}
