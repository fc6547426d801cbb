import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { whoCanSee } from '../../../../domain/contract/visibility.ts';
import { kindNames, kindShortNames } from '#messages/data-kinds.ts';
import { visibilityMessages } from '#messages/visibility.ts';
import { viewersOf } from '../../../../domain/roles.ts';
import { viewerRoles } from '../../../../domain/visibility/data-kinds.ts';
import type { ViewerRole } from '../../../../domain/visibility/data-kinds.ts';
import { Details } from '../../../ui/details.tsx';
import { CheckIcon } from '../../../illustrations/action-icons.tsx';
import { CloseIcon } from '../../../illustrations/icons.tsx';
import { StatsIcon } from '../../../illustrations/place-icons.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { levelText } from './level-text.ts';
import { grid } from '../../../ui/layout.ts';
import styles from './viewer-cards.module.css';

type Rows = ReplyOf<typeof whoCanSee>['rows'];

const words = visibilityMessages.cards;

/** Those for whom people come here first, and last the one who knows. */
const viewersInOrder = [...viewerRoles].sort((one, other) => place(one) - place(other));

function place(viewer: ViewerRole): number {
  if (viewer === 'you') return viewerRoles.length;
  return viewer === viewersOf('admin') ? -1 : viewerRoles.indexOf(viewer);
}

/** For each viewer in a line each what they can see, what as a figure and what never, and on request all of it: from the rows of the table. */
export function ViewerCards({ rows, minGroup }: { rows: Rows; minGroup: number }) {
  return (
    <div className={classNames(styles.cards, grid(4))}>
      {viewersInOrder.map((viewer) => (
        <ViewerCard key={viewer} viewer={viewer} rows={rows} minGroup={minGroup} />
      ))}
      <section className={classNames(styles.card, styles.short, styles.operator)} aria-labelledby="viewer-operator">
        <h2 id="viewer-operator">{words.operator}</h2>
        <p>{visibilityMessages.operator}</p>
      </section>
      <p className={styles.roles}>{visibilityMessages.roles}</p>
    </div>
  );
}

function ViewerCard({ viewer, rows, minGroup }: { viewer: ViewerRole; rows: Rows; minGroup: number }) {
  const id = `viewer-${viewer}`;
  const seen = rows.filter((row) => row[viewer] !== 'nothing');
  const unseen = rows.filter((row) => row[viewer] === 'nothing');
  // Figures about everyone are nothing of one person's.
  const hasAll = !unseen.some(isNoFigure) && seen.every((row) => row[viewer] === 'always');
  const always = seen.filter((row) => row[viewer] === 'always');
  const sometimes = seen.filter((row) => row[viewer] !== 'always');
  const figure = rows.find((row) => !isNoFigure(row))?.[viewer] ?? 'nothing';
  return (
    <section className={classNames(styles.card, hasAll && styles.short)} aria-labelledby={id}>
      <h2 id={id}>{visibilityMessages.viewers[viewer]}</h2>
      {hasAll ? (
        <p>{words.everything}</p>
      ) : (
        <>
          <dl className={classNames(styles.lines, grid(2))}>
            <Line name={words.canSee} icon={<CheckIcon className={styles.sign} />}>
              {seenText(seen.filter(isNoFigure), viewer, minGroup) || words.nothing}
            </Line>
            <Line name={words.asFigure} icon={<StatsIcon className={styles.figure} />}>
              {figure === 'nothing' ? words.nothing : levelText(figure, minGroup)}
            </Line>
            <Line name={words.never} icon={<CloseIcon className={styles.no} />}>
              {words.first(unseen.filter(isNoFigure).map(({ kind }) => kindShortNames[kind]))}
            </Line>
          </dl>
          <Details summary={words.all}>
            <div>
              <h3 className={styles.title}>{words.canSee}</h3>
              {seen.length === 0 && <p>{words.nothing}</p>}
              <ul role="list" className={grid(2)}>
                {[...always, ...sometimes].map((row) => (
                  <li key={row.kind} className={styles.kind}>
                    <CheckIcon className={styles.sign} />
                    <span>
                      {visibilityMessages.kinds[row.kind]}
                      {row[viewer] !== 'always' && (
                        <span className={styles.when}>{levelText(row[viewer], minGroup)}</span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.unseen}>
              <h3 className={styles.title}>{words.cannotSee}</h3>
              <ul role="list" className={styles.names}>
                {unseen.map(({ kind }) => (
                  <li key={kind}>{kindNames[kind]}</li>
                ))}
              </ul>
            </div>
          </Details>
        </>
      )}
    </section>
  );
}

function Line({ name, icon, children }: { name: string; icon: ReactNode; children: string }) {
  return (
    <div>
      <dt>
        {icon}
        {name}:
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function isNoFigure({ kind }: Rows[number]): boolean {
  return kind !== 'statistics';
}

/** What they always see, and then what under a condition, which stands behind it. */
function seenText(seen: Rows, viewer: ViewerRole, minGroup: number): string {
  const levels = [...new Set(seen.map((row) => row[viewer]))];
  return levels
    .sort((one, other) => Number(other === 'always') - Number(one === 'always'))
    .map((level) => {
      const ofLevel = seen.filter((row) => row[viewer] === level);
      const names = words.list(ofLevel.map(({ kind }) => kindShortNames[kind]));
      return level === 'always' ? names : words.under(names, levelText(level, minGroup));
    })
    .join('; ');
}
