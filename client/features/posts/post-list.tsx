import { postMessages } from '#messages/posts.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { PostSheet } from './post-sheet.tsx';
import { usePosts } from './posts.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { grid, stack } from '../../ui/layout.ts';
import styles from './posts.module.css';

/** Everything that has begun: what is shown now, then what is over. */
export function PostList() {
  const query = usePosts('all');
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} loading={postMessages.loading} failed={postMessages.loadFailed} height={480} />;
  if (data.posts.length === 0) {
    return (
      <EmptyState
        illustration={<NothingFoundDrawing />}
        text={postMessages.none}
        nextStep={postMessages.noneNextStep}
      />
    );
  }
  const [now, earlier] = [data.posts.filter(({ ended }) => !ended), data.posts.filter(({ ended }) => ended)];
  return (
    <div className={classNames(grid(8), styles.news)}>
      {now.length > 0 && (
        <section aria-label={postMessages.now} className={stack(3)}>
          <h2 className="visually-hidden">{postMessages.now}</h2>
          <PostSheet posts={now} />
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-label={postMessages.earlier} className={stack(3)}>
          <h2>{postMessages.earlier}</h2>
          <PostSheet posts={earlier} />
        </section>
      )}
    </div>
  );
}
