import { accessNoticeMessages as words } from '#messages/access-notices.ts';
import { uiMessages } from '#messages/ui.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import card from '../../../ui/titled-card.module.css';
import type { AccessNoticeSettings } from '../../../../domain/contract/access-notices.ts';
import { call } from '../../../api/api-client.ts';
import { orAsStored } from '../../../api/lost-answer.ts';
import { useStoring } from '../../../api/use-storing.ts';
import { changedFrom } from '../../../forms/follow-stored.ts';

/** How the person learns that someone opened their record. */
export function AccessNoticeChoice() {
  const query = useAccessNotices();
  const { data: choice } = query;
  const { mutate: change, isPending: isChanging, isError } = useChangeAccessNotices();
  return (
    <Card aria-labelledby="look-notices" className={card.card}>
      <h2 id="look-notices">{words.title}</h2>
      <p>{words.intro}</p>
      {!choice && <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={110} />}
      {choice && (
        <>
          <CheckField
            asSwitch
            label={words.onPage}
            checked={choice.on_page}
            pending={isChanging}
            onChange={(isOn) => change({ on_page: isOn })}
          />
          {choice.mail_works !== false && (
            <CheckField
              asSwitch
              label={words.byMail}
              hint={words.byMailHint}
              checked={choice.by_mail}
              pending={isChanging}
              onChange={(isOn) => change({ by_mail: isOn })}
            />
          )}
        </>
      )}
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </Card>
  );
}

const choiceKey = ['look-notices'];

export function useAccessNotices() {
  return useQuery({ queryKey: choiceKey, queryFn: ({ signal }) => call('GET /api/look-notices', { signal }) });
}

function useChangeAccessNotices() {
  return useStoring(choiceKey, (body: Partial<AccessNoticeSettings>) =>
    orAsStored(
      () => call('PUT /api/look-notices', { body }),
      () => call('GET /api/look-notices'),
      (stored) => Object.keys(changedFrom(stored, { ...stored, ...body })).length === 0,
    ),
  );
}
