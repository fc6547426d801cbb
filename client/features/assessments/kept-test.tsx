import { assessmentMessages } from '#messages/assessments.ts';
import { formatDayAndTime } from '#messages/dates.ts';
import { offlineMessages as words } from '#messages/offline.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { outlastsPage, placeOfWaiting } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { row, stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/notice.tsx';

/** In place of the score, which comes once the answers were sent. */
export function KeptTest({ type, kept, onAgain }: { type: InstrumentType; kept: Waiting; onAgain: () => void }) {
  const lasting = outlastsPage() ? words.testWaits(type) : `${words.testWaits(type)} ${words.keepOpen}`;
  return (
    <div className={stack(4, 'start')}>
      <Notice tone="info">{kept.refused === undefined ? lasting : words.refusedTest(type)}</Notice>
      <div className={row(5, 'rows0')}>
        {kept.takenAt && <span>{words.taken(formatDayAndTime(kept.takenAt))}</span>}
        <Link to={placeOfWaiting}>{words.see}</Link>
      </div>
      <Button variant="quiet" onClick={onAgain}>
        {assessmentMessages.again(type)}
      </Button>
    </div>
  );
}
