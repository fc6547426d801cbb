import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { logoTypes } from '../../../domain/organisation-logo.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { sayOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeLogo } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './organisation.module.css';
import { readPicture } from './read-picture.ts';

const words = organisationMessages.logo;

type Outcome = { tone: 'success' | 'error'; text: string };

export function LogoForm({ settled: { name, logo } }: { settled: SettledOrganisation }) {
  const id = useId();
  const { mutateAsync: change, isPending } = useChangeLogo();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function carryOut(picture: Parameters<typeof change>[0], done: string) {
    try {
      await change(picture);
      setOutcome({ tone: 'success', text: done });
    } catch (error) {
      setOutcome({ tone: 'error', text: sayOf(error, organisationMessages.failed) });
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome(null);
    const picture = await readPicture(file);
    // The same file may be chosen again.
    target.value = '';
    if (picture === undefined) setOutcome({ tone: 'error', text: words.unreadable });
    else if (picture === 'too_large') setOutcome({ tone: 'error', text: words.tooLarge });
    else await carryOut(picture, words.saved);
  }

  return (
    <div className={classNames(styles.form, stack(4, 'start'))}>
      <h3>{words.title}</h3>
      {logo && (
        <img src={logo.url} width={logo.width} height={logo.height} alt={words.alt(name)} className={styles.preview} />
      )}
      <div className={classNames(styles.file, stack(2))}>
        <label htmlFor={id}>{words.choose}</label>
        <p id={`${id}-hint`} className={prose.quiet}>
          {words.text}
        </p>
        <input
          id={id}
          type="file"
          accept={logoTypes.join(',')}
          aria-describedby={`${id}-hint`}
          disabled={isPending}
          onChange={(event) => void choose(event)}
        />
      </div>
      {logo && (
        <Button variant="quiet" pending={isPending} onClick={() => void carryOut(null, words.removed)}>
          {words.remove}
        </Button>
      )}
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
    </div>
  );
}
