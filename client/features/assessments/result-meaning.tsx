import type { ReactNode } from 'react';
import { formatLocalDate } from '#messages/dates.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { askAgainFrom } from '../../../domain/instruments/scoring.ts';
import { resultMessages } from '#messages/assessments.ts';
import { hasEased } from '../../../domain/instruments/scoring.ts';
import { changeSentence, instrumentMessages, levelNames, pointsSentence } from '#messages/instruments.ts';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { nextStepFor, scaleBands } from './result.ts';
import type { Comparison, Result } from './result.ts';
import prose from '../../ui/prose.module.css';
import styles from './result-card.module.css';

type ResultMeaningProps = {
  type: InstrumentType;
  result: Result;
  comparison: Comparison | null;
  /** Missing where it stands above the score already. */
  nextStep: ReactNode;
  /** Who can see the result; missing where it is said elsewhere. */
  audience?: ReactNode;
  /** It is new: the mark glides to its place. */
  glides?: boolean;
};

/**
 * What stands under every score: where it is on the scale, that it is no diagnosis, what changed, what may help, when to
 * ask again. Where it leads to a person, that comes before all else.
 */
export function ResultMeaning({ type, result, comparison, nextStep, audience, glides }: ResultMeaningProps) {
  const next: Row = [resultMessages.next, nextStep];
  const personFirst = nextStepFor(type, result) === 'care';
  return (
    <>
      {personFirst && nextStep && <ResultRows rows={[next]} />}
      {!result.partial && <Scale type={type} result={result} glides={glides} />}
      <p className={prose.quiet}>{instrumentMessages.notADiagnosis}</p>
      <ResultRows
        rows={[
          [resultMessages.changed, comparison && inWords(type, comparison, result)],
          ...(personFirst ? [] : [next]),
          [resultMessages.again, askAgain(result.at), 'quiet'],
          [resultMessages.whoSees, audience, 'quiet'],
        ]}
      />
    </>
  );
}

/** `quiet` is what can wait. */
type Row = [title: string, content: ReactNode, weight?: 'quiet'];

export function ResultRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.more}>
      {rows
        .filter(([, content]) => Boolean(content))
        .map(([title, content, weight]) => (
          <div key={title} className={weight && styles.quiet}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
    </dl>
  );
}

function Scale({ type, result, glides }: Pick<ResultMeaningProps, 'type' | 'result' | 'glides'>) {
  const { total, severity } = result;
  const [, largest] = instruments[type].range;
  return (
    <ScaleBar
      bands={scaleBands(type)}
      value={total}
      text={resultMessages.scale(type, total, largest, levelNames[severity])}
      glides={glides}
    />
  );
}

function inWords(type: InstrumentType, comparison: Comparison, { callsForCare }: Result): string {
  if (comparison.kind === 'first') return resultMessages.first;
  if (comparison.kind === 'incomparable') return resultMessages.incomparable;
  const { change, on } = comparison;
  const saysEased = change.meaningful && hasEased(type, change);
  const sentence = saysEased && callsForCare !== false ? pointsSentence(change) : changeSentence(type, change);
  return `${sentence} ${resultMessages.lastTime(formatLocalDate(on))}`;
}

function askAgain(answeredAt: Date): string {
  const from = askAgainFrom(answeredAt);
  return from.getTime() > Date.now() ? resultMessages.askAgain(formatLocalDate(from)) : resultMessages.askAgainNow;
}
