import * as dataKinds from '#messages/data-kinds.ts';
import * as lists from '#messages/lists.ts';
import * as privacyNotice from '#messages/privacy-notice.ts';
import * as processingRegister from '#messages/processing-register.ts';
import * as visibility from '#messages/visibility.ts';
import { registerTexts } from '../../domain/visibility/register-texts.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { useWhoCanSee } from '../features/privacy/visibility/visibility.api.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { bullets, grid, stack } from '../ui/layout.ts';
import styles from './processing-register.module.css';

const { visibilityMessages, policyMessages } = visibility;
const words = processingRegister.processingRegisterMessages;
const { registerLines, seenBy } = registerTexts({ processingRegister, dataKinds, privacyNotice, visibility, lists });

/** From the answer of the server about who can see what: nothing here is written twice. */
export function ProcessingRegisterScreen() {
  const query = useWhoCanSee();
  const { data: found } = query;
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      {!found && <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={640} />}
      {found && (
        <>
          <Card as="div" className={stack(3)}>
            <h2>{words.facts.title}</h2>
            <ul className={bullets}>
              {[
                ...Object.values(words.facts).slice(1),
                visibilityMessages.rule(policyMessages.names[found.policy]),
              ].map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Card>
          <ul role="list" className={classNames(styles.register, grid(3))}>
            {registerLines(
              found.rows.map(({ kind }) => kind),
              words.ofRecords(found.retention_months),
            ).map(({ kind, what, ...line }) => (
              <Card as="li" key={kind}>
                <h2 className={styles.kind}>{what}</h2>
                <dl className={styles.line}>
                  {(['why', 'kept', 'encrypted'] as const).map((column) => (
                    <div key={column}>
                      <dt>{words.columns[column]}</dt>
                      <dd>{line[column]}</dd>
                    </div>
                  ))}
                  <div>
                    <dt>{words.columns.seen}</dt>
                    {[visibilityMessages.viewers.you, ...seenOf(kind)].map((seen) => (
                      <dd key={seen}>{seen}</dd>
                    ))}
                  </div>
                </dl>
              </Card>
            ))}
          </ul>
          <Contacts />
        </>
      )}
    </Page>
  );

  function seenOf(kind: string): string[] {
    const row = found?.rows.find((one) => one.kind === kind);
    return row ? seenBy(row, found?.min_group ?? 0) : [];
  }
}
