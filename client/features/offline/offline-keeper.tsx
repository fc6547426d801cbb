import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { offlineMessages as words } from '#messages/offline.ts';
import { keepKnown } from '../../api/device/known.ts';
import { placeOfWaiting, readWaiting, useWaiting } from '../../api/device/waiting.ts';
import { useLocation } from '../../routing/location.ts';
import { NewsLine } from '../../ui/news-line.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { knownName, useMe } from '../accounts/profile/profile.api.ts';
import { reloadRecordPolicy } from '../privacy/visibility/visibility.api.ts';
import { keepQueries, readAnew } from './known-queries.ts';
import { sendWaiting } from './send-waiting.ts';
import { showWhatOthersSend } from './sent-elsewhere.ts';

const tryAgainEvery = 60_000;

/** Keeps what a session reads, sends what waits, and says so in one line where that takes longer. */
export function OfflineKeeper() {
  const cache = useQueryClient();
  const isOnline = useOnline();
  const { data: person } = useMe();
  const name = person?.name;
  const waiting = useWaiting();
  const count = waiting.length;
  const { pathname } = useLocation();

  useEffect(() => keepQueries(cache), [cache]);
  useEffect(() => showWhatOthersSend(cache), [cache]);
  useEffect(() => {
    if (name !== undefined) void keepKnown(knownName, name);
  }, [name]);

  useEffect(() => {
    if (!isOnline) return;
    // What is recorded later goes with the rule that holds now.
    reloadRecordPolicy();
    readAnew(cache);
  }, [cache, isOnline]);

  useEffect(() => {
    const send = () => void sendWaiting(cache).catch(() => undefined);
    if (!isOnline) {
      void readWaiting();
      return undefined;
    }
    send();
    const timer = setInterval(send, tryAgainEvery);
    return () => clearInterval(timer);
  }, [cache, isOnline]);

  // There it is seen itself.
  if (placeOfWaiting.startsWith(`${pathname}#`)) return null;
  const refused = waiting.filter((one) => one.refused !== undefined).length;
  if (refused > 0)
    return <NewsLine kind="refused" label={words.label} text={words.refused(refused)} to={placeOfWaiting} />;
  if (count === 0 || !isOnline) return null;
  return <NewsLine kind="unsent" label={words.label} text={words.waiting(count)} to={placeOfWaiting} />;
}
