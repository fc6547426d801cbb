import type { PostChange, StoredPost } from '../../../domain/contract/posts.ts';
import { postAdminMessages as words } from '#messages/posts.ts';
import { changedFrom } from '../../forms/follow-stored.ts';
import { useEdited } from '../../forms/use-edited.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InParts } from '../../ui/in-parts.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState, Loading } from '../../ui/page-states.tsx';
import { PostForm } from './post-form.tsx';
import { PostRow } from './post-row.tsx';
import { asChange, useChangePosts, useStoredPosts } from './posts.api.ts';
import type { PostWish } from './posts.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './stored-posts.module.css';

export function StoredPostList() {
  const { data, isPending, isFetching, refetch, error: fault } = useStoredPosts();
  const { mutateAsync: change, isPending: isChanging } = useChangePosts();
  const edited = useEdited<StoredPost, PostWish>(change, words.failed);
  const { open, outcome } = edited;

  /** Beside what was changed elsewhere since the form was opened. */
  function wishOf(opened: StoredPost | undefined, typed: PostChange): PostWish {
    if (!opened) return { change: typed };
    const changes = changedFrom(asChange(opened), typed);
    return { id: opened.id, change: (now = opened) => ({ ...asChange(now), ...changes }) };
  }

  if (isPending) return <Loading text={words.loading} height={480} />;
  if (!data)
    return <ErrorState text={words.loadFailed} error={fault} pending={isFetching} onRetry={() => void refetch()} />;

  return (
    <div className={classNames(styles.all, stack(4))}>
      <div className={row(3, 'apart')}>
        <p className={prose.note}>{words.newest}</p>
        <Button onClick={() => edited.openForm()}>{words.add}</Button>
      </div>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {data.posts.length === 0 ? (
        <EmptyState illustration={<NothingFoundDrawing />} text={words.none} nextStep={words.noneNextStep} />
      ) : (
        <Card as="div" className={styles.sheet}>
          <ul role="list">
            <InParts rows={data.posts}>
              {(post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  onChange={() => edited.openForm(post)}
                  onRemove={() => edited.openRemoval(post)}
                />
              )}
            </InParts>
          </ul>
        </Card>
      )}
      {open?.what === 'form' && (
        <PostForm
          post={open.row}
          save={(post) => edited.save(wishOf(open.row, post), words.saved(post.title))}
          onClose={edited.close}
        />
      )}
      {open?.what === 'removal' && (
        <ConfirmDialog
          title={words.confirm.title(open.row.title)}
          text={words.confirm.text}
          confirmLabel={words.confirm.button}
          danger
          pending={isChanging}
          onConfirm={() => void edited.carryOut({ id: open.row.id, change: null }, words.removed(open.row.title))}
          onCancel={edited.close}
        />
      )}
    </div>
  );
}
