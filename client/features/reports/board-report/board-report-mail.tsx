import { useState } from 'react';
import { boardReportPage } from '#messages/board-report.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { useBoardReportMail, useChangeBoardReportMail } from './board-report.api.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './board-report.module.css';

const words = boardReportPage.mail;

/** Which admins get the report by mail on the first of a month. */
export function BoardReportMail() {
  return (
    <Card aria-labelledby="board-report-mail" className={stack(4)}>
      <h2 id="board-report-mail">{words.title}</h2>
      <p className={prose.note}>{words.text}</p>
      <Recipients />
    </Card>
  );
}

function Recipients() {
  const query = useBoardReportMail();
  const { data } = query;
  const { mutateAsync: change, isPending: isChanging } = useChangeBoardReportMail();
  const [wish, setWish] = useState<readonly string[] | null>(null);
  const { outcome, setOutcome, carryOut } = useOutcome();

  if (!data) return <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={200} />;
  const { admins, recipients } = data;
  const chosen = wish ?? recipients;

  const save = () =>
    carryOut(
      () => change([...chosen]),
      () => {
        setWish((now) => (now === wish ? null : now));
        return chosen.length === 0 ? words.savedNone : words.saved;
      },
    );

  return (
    <>
      <fieldset className={styles.admins} onChange={() => setOutcome(null)}>
        <legend>{words.legend}</legend>
        {admins.map(({ id, name, email }) => (
          <CheckField
            key={id}
            label={
              <>
                {name} <span className={prose.note}>{email}</span>
              </>
            }
            checked={chosen.includes(id)}
            onChange={(isChosen) => setWish(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      <Button variant="quiet" className={styles.save} pending={isChanging} onClick={() => void save()}>
        {words.save}
      </Button>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
    </>
  );
}
