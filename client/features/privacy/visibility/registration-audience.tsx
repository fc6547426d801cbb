import type { ReactNode } from 'react';
import { audienceMessages } from '#messages/audience.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { kindNames } from '#messages/data-kinds.ts';
import { uiMessages } from '#messages/ui.ts';
import {
  audienceHeadline,
  longestHeadline,
  registrationAudience,
} from '../../../../domain/messages/registration-audience.ts';
import { Details } from '../../../ui/details.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ComingRule } from './coming-rule.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { bullets, grid } from '../../../ui/layout.ts';
import styles from './registration-audience.module.css';
import { useWhoCanSee } from './visibility.api.ts';

/**
 * Before anybody gives anything: who gets to their results in a sentence, from when that changes, and on request all of it,
 * from the same rows as the page 'Who can see what'. The page opens beside the form, so that nothing typed is lost. The room of the
 * longest sentence is there from the start, so that the form does not move when the rows are known.
 */
export function RegistrationAudience() {
  const { data, isError } = useWhoCanSee();
  const unknown = isError ? [audienceMessages.unknown] : [];
  const lists = data ? registrationAudience({ ...audienceMessages, kindNames }, data.rows, data.min_group) : [];
  const link = (
    <a href="/who-can-see" target="_blank" rel="noopener" className={styles.link}>
      {audienceMessages.link}
      <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
    </a>
  );
  return (
    <div className={classNames(grid(2), styles.audience)}>
      <div className={styles.headline}>
        <InRoom of={longestHeadline(audienceMessages)}>
          <Sentences of={data ? [audienceHeadline(audienceMessages, data.rows)] : unknown} />
        </InRoom>
      </div>
      {data?.coming && (
        <p className={styles.headline}>
          {audienceMessages.registration.changesFrom(formatLocalDate(data.coming.from))}
        </p>
      )}
      <Details summary={audienceMessages.registration.more}>
        <div className={classNames(grid(2), styles.audience)}>
          <ComingRule coming={data?.coming} />
          {lists.map(({ key, lead, kinds }) => (
            <div key={key}>
              <p>{lead}</p>
              {kinds.length > 0 && (
                <ul className={bullets}>
                  {kinds.map((kind) => (
                    <li key={kind}>{kind}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          {link}
        </div>
      </Details>
    </div>
  );
}

function InRoom({ of: longest, children }: { of: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.room, grid(2))}>
      {children}
      <div aria-hidden="true" className={classNames(styles.longest, styles.sentences)} data-text={longest} />
    </div>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <div className={classNames(styles.sentences, grid(2))}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
