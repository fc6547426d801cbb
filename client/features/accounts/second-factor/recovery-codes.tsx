import { recoveryCodesMessages as words } from '#messages/second-factor.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOnArrival } from '../../../ui/focus-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row, stack } from '../../../ui/layout.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import styles from './second-factor.module.css';

/** Shown this once: to be printed, kept as a file, or copied. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [copied, copy] = useCopy();
  const heading = words.heading(settings.productTitle);

  function download() {
    const text = `${[heading, '', ...codes].join('\r\n')}\r\n`;
    downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), words.fileName);
  }

  return (
    <section aria-labelledby="recovery-codes" className={stack(4)}>
      <h2 ref={focusOnArrival} id="recovery-codes" tabIndex={-1} className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.onScreen}>{words.text}</p>
      <p className={styles.onPaper}>{heading}</p>
      <ol role="list" className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Notice tone={copied ? 'success' : 'warning'}>
        {copied === undefined ? null : copied ? words.copied : words.copyFailed}
      </Notice>
      <div className={classNames(styles.actions, row(3, 'stretch'))}>
        <Button variant="quiet" onClick={() => copy(codes.join('\n'))}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={download}>
          {words.download}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </section>
  );
}
