import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { assessmentMessages } from '#messages/assessments.ts';
import { formatDayAndTime } from '#messages/dates.ts';
import { deviceMessages as words } from '#messages/device.ts';
import { errorMessages } from '#messages/errors.ts';
import { moodNames } from '#messages/moods.ts';
import { offlineMessages } from '#messages/offline.ts';
import { findMood } from '../../../domain/moods.ts';
import { isKnownKept, keepWhatIsKnown } from '../../api/device/known.ts';
import { changeWaiting, dropWaiting, readWaiting, useWaiting } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { isOnSharedDevice } from '../../api/stored-token.ts';
import { Link } from '../../routing/link.tsx';
import { useStartsHere } from '../../routing/use-starts-here.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { row, stack } from '../../ui/layout.ts';
import card from '../../ui/titled-card.module.css';
import prose from '../../ui/prose.module.css';
import { keepWhatIsShown } from './known-queries.ts';
import { sendWaiting } from './send-waiting.ts';

/** What this device keeps for its person, and what waits on it: each can be given up. */
export function DeviceCard() {
  const cache = useQueryClient();
  const waiting = useWaiting();
  const [isKept, setKept] = useState(isKnownKept);
  const head = useRef<HTMLHeadingElement>(null);

  useEffect(() => void readWaiting(), []);
  useStartsHere('on-this-device');

  async function choose(isOn: boolean) {
    setKept(isOn);
    await keepWhatIsKnown(isOn);
    keepWhatIsShown(cache);
  }

  return (
    <Card aria-labelledby="on-this-device" className={card.card}>
      <h2 ref={head} id="on-this-device" tabIndex={-1}>
        {words.title}
      </h2>
      {isOnSharedDevice() || !globalThis.isSecureContext ? (
        <p>{isOnSharedDevice() ? words.shared : words.plainHttp}</p>
      ) : (
        <CheckField
          asSwitch
          label={words.keep}
          hint={words.keepHint}
          checked={isKept}
          onChange={(isOn) => void choose(isOn)}
        />
      )}
      {waiting.length > 0 && (
        <>
          <h3>{words.waits}</h3>
          <ul role="list" className={stack(3)}>
            {waiting.map((one) => (
              <WaitingEntry key={one.key} waiting={one} onGone={() => head.current?.focus()} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** How else it can be sent, by what it was refused for. */
const ways: ReadonlyMap<string, { label: string; change: Partial<Waiting> }> = new Map([
  ['rule_loosened', { label: words.sendAnyway, change: { shown: undefined } }],
  ['taken_ahead', { label: words.sendAsNow, change: { takenAt: undefined } }],
  // The clock of the device may have been far behind.
  ['taken_too_long_ago', { label: words.sendAsNow, change: { takenAt: undefined } }],
  ['consent_declined', { label: words.sendAgain, change: {} }],
]);

function WaitingEntry({ waiting, onGone }: { waiting: Waiting; onGone: () => void }) {
  const cache = useQueryClient();
  const { key, refused, takenAt } = waiting;
  const way = refused === undefined ? undefined : ways.get(refused);
  const [isAsked, setAsked] = useState(false);

  const discard = () => void dropWaiting(key).then(onGone);

  async function sendAs(change: Partial<Waiting>) {
    await changeWaiting(key, (one) => ({ ...one, ...change, refused: undefined }) as Waiting);
    onGone();
    await sendWaiting(cache);
  }

  return (
    <li className={stack(1)}>
      <span>
        {nameOf(waiting)}{' '}
        {takenAt && <span className={prose.note}>{offlineMessages.taken(formatDayAndTime(takenAt))}</span>}
      </span>
      {refused !== undefined && <span>{reasonOf(refused)}</span>}
      <div className={row(4, 'rows0')}>
        {way && (
          <Button variant="link" onClick={() => void sendAs(way.change)}>
            {way.label}
          </Button>
        )}
        {/* These answers can't be sent any more; the questions as they are now can be answered. */}
        {waiting.kind === 'test' && refused !== undefined && !way && (
          <Link to="/dashboard?tab=mytests" onClick={() => void dropWaiting(key)}>
            {assessmentMessages.again(waiting.body.type)}
          </Link>
        )}
        {/* A mood is one tap; answers and a note are work. */}
        <Button variant="link" onClick={() => (waiting.kind === 'mood' ? discard() : setAsked(true))}>
          {words.discard}
          <span className="visually-hidden"> {nameOf(waiting)}</span>
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          danger
          title={words.discardTitle(nameOf(waiting))}
          text={words.discardText}
          confirmLabel={words.discard}
          onConfirm={discard}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function nameOf(waiting: Waiting): string {
  if (waiting.kind === 'test') return words.test(waiting.body.type);
  if (waiting.kind === 'context') return words.context;
  const known = findMood(waiting.mood);
  return words.mood(known ? `${known.emoji} ${moodNames[known.word]}` : waiting.mood);
}

const sentences: Readonly<Record<string, string>> = errorMessages;

function reasonOf(code: string): string {
  return sentences[code] ?? offlineMessages.unsaved;
}
