import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Details } from './details.tsx';
import { row, stack } from './layout.ts';
import { useMedia } from './use-media.ts';

type ContentsProps = { parts: readonly { id: string; title: string }[]; className?: string };

/** The ways to the parts of a long page; on a phone they are folded, so that the page begins with what it says. */
export function Contents({ parts, className }: ContentsProps) {
  const isPhone = useMedia('(max-width: 39.99rem)');
  const links = parts.map(({ id, title }) => (
    <a key={id} href={`#${id}`}>
      {title}
    </a>
  ));
  return (
    <nav aria-label={uiMessages.onThisPage} className={classNames(className, !isPhone && row(5, 'links', 'rows0'))}>
      {isPhone ? (
        <Details summary={uiMessages.onThisPage}>
          <div className={stack(0, 'start', 'links')}>{links}</div>
        </Details>
      ) : (
        links
      )}
    </nav>
  );
}
