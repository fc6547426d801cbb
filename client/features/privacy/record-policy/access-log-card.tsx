import type { AccessLogEntry } from '../../../../domain/contract/record-policy.ts';
import { dayInZone, timeOfDay } from '../../../../domain/dates.ts';
import { formatDateAndTime, formatLocalDate } from '#messages/dates.ts';
import { accessLogMessages } from '#messages/visibility.ts';
import { NobodyLookedDrawing } from '../../../illustrations/state-drawings.tsx';
import { useStartsHere } from '../../../routing/use-starts-here.ts';
import { Card } from '../../../ui/card.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid } from '../../../ui/layout.ts';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import prose from '../../../ui/prose.module.css';
import card from '../../../ui/titled-card.module.css';
import styles from './record-policy.module.css';
import type { useAccessLog } from './sharing.api.ts';

/** Who has opened one's own record, when and why. */
export function AccessLogCard({ list }: { list: ReturnType<typeof useAccessLog> }) {
  const { data } = list;
  const looks = data?.pages.flatMap((page) => (Array.isArray(page.items) ? page.items : [])) ?? [];
  useStartsHere('looks');
  return (
    <Card aria-labelledby="looks" className={card.card}>
      <h2 id="looks" tabIndex={-1}>
        {accessLogMessages.title}
      </h2>
      <p>{accessLogMessages.intro}</p>
      {!data && (
        <NotLoaded query={list} loading={accessLogMessages.loading} failed={accessLogMessages.loadFailed} height={96} />
      )}
      {data && looks.length === 0 && (
        <div className={styles.none}>
          <NobodyLookedDrawing className={styles.drawing} />
          <p>{accessLogMessages.none}</p>
        </div>
      )}
      {looks.length > 0 && (
        <div className={classNames(styles.looks, grid(5))}>
          {byDay(looks).map(({ day, looks: ofDay }) => (
            <section key={day} aria-labelledby={`looks-${day}`} className={styles.day}>
              <h3 id={`looks-${day}`}>{formatLocalDate(ofDay[0]?.at ?? day)}</h3>
              <ol role="list">
                {ofDay.map((look) => (
                  <Entry key={look.id} look={look} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      <ShowMore list={list}>{accessLogMessages.showMore}</ShowMore>
    </Card>
  );
}

function Entry({ look: { at, admin, admin_email: email, admin_since: since, reason } }: { look: AccessLogEntry }) {
  return (
    <li className={styles.look}>
      <div>
        <p className={styles.who}>{admin ?? accessLogMessages.goneAccount}</p>
        {email && <p>{email}</p>}
        {since && (
          <p className={prose.quiet}>
            <WholeDates>{accessLogMessages.adminSince(formatDateAndTime(since))}</WholeDates>
          </p>
        )}
      </div>
      <p className={prose.quiet}>
        <time dateTime={at}>{accessLogMessages.openedAt(timeOfDay(at))}</time>
      </p>
      <p className={reason ? undefined : prose.quiet}>{reason ?? accessLogMessages.noReason}</p>
    </li>
  );
}

/** The days on which a record was opened, in the order in which they came. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): { day: string; looks: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayInZone(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, looks: ofDay }));
}
