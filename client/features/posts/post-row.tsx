import type { StoredPost } from '../../../domain/contract/posts.ts';
import type { PostState } from '../../../domain/posts.ts';
import { formatDay } from '#messages/dates.ts';
import { postAdminMessages as words, postMessages } from '#messages/posts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import facts from '../../ui/facts.module.css';
import { RowMenu } from '../../ui/row-menu.tsx';
import prose from '../../ui/prose.module.css';
import list from '../../ui/list.module.css';
import tags from '../../ui/tag.module.css';
import { row } from '../../ui/layout.ts';
import styles from './stored-posts.module.css';

interface PostRowProps {
  post: StoredPost;
  /** Where it stands is said, but of one that is shown among all news alone. */
  isMarked: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** The days by which a post stands where it stands; all of them are in its form. */
const daysOf = {
  draft: ['day'],
  planned: ['from'],
  shown: ['from', 'until'],
  ended: ['until'],
} as const satisfies Record<PostState, readonly ('day' | 'from' | 'until')[]>;

const lookOf: Record<PostState, string | undefined> = {
  draft: styles.draft,
  planned: tags.ink,
  shown: tags.success,
  ended: styles.ended,
};

/** A post as the admin sees it: where it stands, and since or until when. */
export function PostRow({ post, isMarked, onChange, onRemove }: PostRowProps) {
  const { kind, title, text, state } = post;
  return (
    <li className={classNames(list.item, styles.post)}>
      <div className={list.what}>
        <p className={classNames(styles.name, row(3, 'rows1'))}>
          <Button variant="link" onClick={onChange}>
            {title}
          </Button>
          {isMarked && <span className={classNames(tags.tag, lookOf[state])}>{words.states[state]}</span>}
        </p>
        <p className={styles.start}>{text}</p>
        <ul role="list" className={classNames(prose.note, facts.facts)}>
          <li className={facts.fact}>{postMessages.kinds[kind]}</li>
          {daysOf[state].map((name) => {
            const on = post[name];
            return (
              on !== null && (
                <li key={name} className={facts.fact}>
                  {words.fields[name]}: {formatDay(on)}
                </li>
              )
            );
          })}
        </ul>
      </div>
      <RowMenu
        label={words.actionsOf(title)}
        actions={[
          { label: words.change, act: onChange },
          { label: words.remove, danger: true, act: onRemove },
        ]}
      />
    </li>
  );
}
