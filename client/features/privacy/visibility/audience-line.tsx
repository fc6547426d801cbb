import { useState } from 'react';
import { audienceMessages } from '#messages/audience.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { EyeIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { stack } from '../../../ui/layout.ts';
import { Audience } from './audience.tsx';
import styles from './audience.module.css';
import { ComingRule } from './coming-rule.tsx';
import { usePolicyReading } from './visibility.api.ts';

const { inOneLine, changes, title } = audienceMessages;

/** Who sees what is recorded here, in one line; the rest of it comes when it is pressed. */
export function AudienceLine() {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = usePolicyReading();
  return (
    <>
      <Button
        variant="link"
        aria-label={data ? undefined : title}
        className={styles.line}
        onClick={() => setOpen(true)}
      >
        <EyeIcon />
        {data && <span>{lineOf(data)}</span>}
        {!data && isError && <span>{title}</span>}
        {!data && !isError && <span className={styles.room}>{inOneLine.open}</span>}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className={stack(3)}>
            <p>
              <Audience of="answers" />
            </p>
            <ComingRule coming={data?.coming} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function lineOf({ policy, coming }: NonNullable<ReturnType<typeof usePolicyReading>['data']>): string {
  return coming ? changes(inOneLine[policy], formatLocalDate(coming.from)) : inOneLine[policy];
}
