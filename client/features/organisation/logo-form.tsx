import { useId, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { logoTypes } from '../../../domain/organisation-logo.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { useOutcome } from '../../forms/use-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeLogo } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './organisation.module.css';
import { readPicture } from './read-picture.ts';

const words = organisationMessages.logo;

export function LogoForm({ settled: { name, logo } }: { settled: SettledOrganisation }) {
  const id = useId();
  const { mutateAsync: change, isPending } = useChangeLogo();
  const { outcome, setOutcome, carryOut } = useOutcome();

  const head = useRef<HTMLHeadingElement>(null);

  const put = (picture: Parameters<typeof change>[0], done: string | (() => string)) =>
    carryOut(() => change(picture), done);

  function removed() {
    // The button that had the focus is gone.
    head.current?.focus();
    return words.removed;
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
    else await put(picture, words.saved);
  }

  return (
    <div className={classNames(styles.form, stack(4, 'start'))}>
      <h3 ref={head} tabIndex={-1}>
        {words.title}
      </h3>
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
          onChange={(event) => void choose(event)}
        />
      </div>
      {logo && (
        <Button variant="quiet" pending={isPending} onClick={() => void put(null, removed)}>
          {words.remove}
        </Button>
      )}
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
    </div>
  );
}
