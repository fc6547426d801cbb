import { useRef, useState } from 'react';
import type { ImportOutcome, ImportPreview } from '../../../../domain/contract/staff-list.ts';
import { staffImportMessages as words } from '#messages/staff-list.ts';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../../../api/call-error.ts';
import type { Outcome } from '../../../forms/use-outcome.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { Choice } from './column-choice.tsx';
import { FileChoice } from './file-choice.tsx';
import { StaffPreview } from './staff-preview.tsx';
import { confirmFile, dropFile, previewFile, uploadFile, useStaffAnew } from './staff-list.api.ts';
import type { UploadedFile } from './staff-list.api.ts';
import { stack } from '../../../ui/layout.ts';
import { Storing } from './storing.tsx';

type Step =
  | { name: 'file' }
  | { name: 'columns'; file: UploadedFile; fileName: string; choice?: Choice }
  | { name: 'preview'; file: UploadedFile; fileName: string; choice: Choice; preview: ImportPreview }
  | { name: 'storing'; id: string; total: number };

/** A file, what its columns are, what it would do, and then that: nothing is stored before the last step. */
export function StaffImport() {
  const [step, setStep] = useState<Step>({ name: 'file' });
  const [busy, setBusy] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What answers after the file was dropped is about no file any more. */
  const turn = useRef(0);
  const anew = useStaffAnew();

  async function run(doing: string, work: () => Promise<Step>, fallback: string) {
    const own = (turn.current += 1);
    setBusy(doing);
    setOutcome(null);
    try {
      const next = await work();
      if (own === turn.current) setStep(next);
    } catch (error) {
      if (own === turn.current) setOutcome({ tone: 'error', text: sayOf(error, fallback) });
    }
    if (own === turn.current) setBusy('');
  }

  function end(result: Outcome) {
    setStep({ name: 'file' });
    setOutcome(result);
    void anew();
  }

  function startAgain(id: string) {
    turn.current += 1;
    dropFile(id);
    setBusy('');
    setOutcome(null);
    setStep({ name: 'file' });
  }

  return (
    <Card aria-labelledby="staff-import" className={stack(4)}>
      <h2 id="staff-import">{words.title}</h2>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {step.name === 'file' && (
        <FileChoice
          busy={busy}
          onChoose={(chosen) =>
            void run(
              words.reading(chosen.name),
              async () => {
                // Read at once: a file that is saved again meanwhile could not be sent a second time.
                const file = await uploadFile(new Blob([await chosen.arrayBuffer()]));
                return { name: 'columns', file, fileName: chosen.name };
              },
              words.uploadFailed,
            )
          }
        />
      )}
      {step.name === 'columns' && (
        <ColumnChoice
          file={step.file}
          fileName={step.fileName}
          choice={step.choice}
          pending={busy !== ''}
          onOther={() => startAgain(step.file.id)}
          onCheck={(choice) =>
            void run(
              words.checking,
              async () => ({ ...step, name: 'preview', choice, preview: await previewFile(step.file.id, choice) }),
              uiMessages.failed,
            )
          }
        />
      )}
      {step.name === 'preview' && (
        <StaffPreview
          id={step.file.id}
          preview={step.preview}
          pending={busy !== ''}
          onBack={() => setStep({ ...step, name: 'columns' })}
          onOther={() => startAgain(step.file.id)}
          onConfirm={(leavers) =>
            void run(
              words.checking,
              async () => {
                const { total } = await confirmFile(step.file.id, step.preview.plan, leavers);
                return { name: 'storing', id: step.file.id, total };
              },
              uiMessages.failed,
            )
          }
        />
      )}
      {step.name === 'storing' && (
        <Storing
          id={step.id}
          onStored={(stored: ImportOutcome) => end({ tone: 'success', text: words.stored(stored) })}
          onNotStored={(why) => end({ tone: 'error', text: words[why] })}
        />
      )}
    </Card>
  );
}
