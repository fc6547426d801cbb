import { useState } from 'react';
import type { StoredPost } from '../../../domain/contract/posts.ts';
import { postAdminMessages as words } from '#messages/posts.ts';
import { CallError } from '../../api/call-error.ts';
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
import { useChangePosts, useStoredPosts } from './posts.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './stored-posts.module.css';

type Open = { what: 'form'; post?: StoredPost } | { what: 'removal'; post: StoredPost };
type Outcome = { tone: 'success' | 'error'; text: string };

export function StoredPostList() {
  const { data, isPending, isFetching, refetch, error: fault } = useStoredPosts();
  const { mutateAsync: change, isPending: isChanging } = useChangePosts();
  const [open, setOpen] = useState<Open | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  if (isPending) return <Loading text={words.loading} height={480} />;
  if (!data)
    return <ErrorState text={words.loadFailed} error={fault} pending={isFetching} onRetry={() => void refetch()} />;

  async function remove({ id, title }: StoredPost) {
    setOutcome(null);
    try {
      await change({ id, change: null });
      setOutcome({ tone: 'success', text: words.removed(title) });
    } catch (error) {
      const msg = error instanceof CallError ? error.msg : undefined;
      setOutcome({ tone: 'error', text: msg ?? words.failed });
    }
    setOpen(null);
  }

  return (
    <div className={classNames(styles.all, stack(4))}>
      <div className={row(3, 'apart')}>
        <p className={prose.note}>{words.newest}</p>
        <Button onClick={() => setOpen({ what: 'form' })}>{words.add}</Button>
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
                  onChange={() => setOpen({ what: 'form', post })}
                  onRemove={() => setOpen({ what: 'removal', post })}
                />
              )}
            </InParts>
          </ul>
        </Card>
      )}
      {open?.what === 'form' && (
        <PostForm
          post={open.post}
          save={async (post) => {
            await change({ id: open.post?.id, change: post });
            setOutcome({ tone: 'success', text: words.saved(post.title) });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'removal' && (
        <ConfirmDialog
          title={words.confirm.title(open.post.title)}
          text={words.confirm.text}
          confirmLabel={words.confirm.button}
          danger
          pending={isChanging}
          onConfirm={() => void remove(open.post)}
          onCancel={() => setOpen(null)}
        />
      )}
    </div>
  );
}
