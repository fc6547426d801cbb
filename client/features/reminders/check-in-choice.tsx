import { checkInMessages } from '#messages/check-ins.ts';
import type { CheckIns } from '../../../domain/contract/check-ins.ts';
import { useWishes } from '../../forms/use-wishes.ts';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import card from '../../ui/titled-card.module.css';
import { useChangeCheckIns, useCheckIns } from './check-ins.api.ts';

const words = checkInMessages;

/** Off until the person wants it. Each change is saved at once. */
export function CheckInChoice() {
  const query = useCheckIns();
  const { data } = query;
  return (
    <Card aria-labelledby="check-in" className={card.card}>
      <h2 id="check-in">{words.title}</h2>
      <p>{words.text}</p>
      {!data && <NotLoaded query={query} failed={words.loadFailed} height={160} />}
      {data && <Switches stored={data} />}
    </Card>
  );
}

function Switches({ stored }: { stored: CheckIns }) {
  const { mutateAsync: save, isError } = useChangeCheckIns();
  const [shown, change] = useWishes(stored, ({ in_bar, by_push, by_mail }) => save({ in_bar, by_push, by_mail }));
  return (
    <>
      <CheckField asSwitch label={words.in_bar} checked={shown.in_bar} onChange={(in_bar) => change({ in_bar })} />
      <CheckField
        asSwitch
        label={words.by_push}
        hint={words.pushNote}
        checked={shown.by_push}
        onChange={(by_push) => change({ by_push })}
      />
      <CheckField
        asSwitch
        label={words.by_mail}
        hint={words.mailNote}
        checked={shown.by_mail}
        onChange={(by_mail) => change({ by_mail })}
      />
      <Notice tone="error">{isError && words.failed}</Notice>
    </>
  );
}
