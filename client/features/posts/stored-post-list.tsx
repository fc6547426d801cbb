import type { PostBody, StoredPost } from '../../../domain/contract/posts.ts';
import { postsAtHome } from '../../../domain/posts.ts';
import { postAdminMessages as words } from '#messages/posts.ts';
import { useEdited } from '../../forms/use-edited.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InParts } from '../../ui/in-parts.ts';
import { Notice } from '../../ui/notice.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { PostForm } from './post-form.tsx';
import { PostRow } from './post-row.tsx';
import { useChangePosts, useStoredPosts } from './posts.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './stored-posts.module.css';

export function StoredPostList() {
  const query = useStoredPosts();
  const { data } = query;
  const { mutateAsync: change, isPending: isChanging } = useChangePosts();
  const edited = useEdited<StoredPost, PostBody>(change);
  const { open, outcome } = edited;

  if (!data) return <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={480} />;
  const atHome = data.posts.filter(({ state }) => state === 'shown').slice(0, postsAtHome);

  return (
    <div className={classNames(styles.all, stack(4, 'start'))}>
      <Button onClick={() => edited.openForm()}>{words.add}</Button>
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
                  isMarked={post.state !== 'shown' || atHome.includes(post)}
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
          save={(post) => edited.saveTyped(open.row, post, words.saved(post.title))}
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
