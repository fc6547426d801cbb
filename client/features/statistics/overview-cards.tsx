import type { Asked } from '../../../domain/statistics/periods.ts';
import { adminNumberMessages } from '#messages/admin.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import prose from '../../ui/prose.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './overview-cards.module.css';
import { useOverview } from './statistics.api.ts';
import { overviewFigures } from './read-overview.ts';
import type { Overview } from './read-overview.ts';

const { overview: words, count } = statisticsMessages;

export function OverviewCards({ period }: { period: Asked }) {
  const { data, isPlaceholderData } = useOverview(period);
  return (
    <section aria-labelledby="overview" aria-busy={isPlaceholderData}>
      <VisuallyHidden>
        <h2 id="overview">{words.title}</h2>
      </VisuallyHidden>
      <ul role="list" className={styles.cards}>
        {overviewFigures.map((figure) => (
          <Card key={figure} as="li" className={styles.card}>
            <span className={styles.label}>{words[figure]}</span>
            <span
              className={classNames(
                styles.number,
                data && isWithheld(data, figure) && styles.withheld,
                isPlaceholderData && styles.old,
              )}
            >
              {data ? inWords(data, figure) : words.unknown}
            </span>
            {data && isWithheld(data, figure) && <span className={prose.note}>{adminNumberMessages.withheldNote}</span>}
          </Card>
        ))}
      </ul>
    </section>
  );
}

type Figure = (typeof overviewFigures)[number];

/** Protected, 0 may be a number that is withheld. */
const isWithheld = (overview: Overview, figure: Figure) => overview.protection !== undefined && overview[figure] === 0;

function inWords(overview: Overview, figure: Figure): string {
  if (Number.isNaN(overview[figure])) return words.unknown;
  return isWithheld(overview, figure) ? protectionMessages.withheld : count(overview[figure]);
}
