import type { OwnPost } from '../../../domain/contract/posts.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InParts } from '../../ui/in-parts.ts';
import list from '../../ui/list.module.css';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';

/** Posts as people read them, one below the other on one sheet. */
export function PostSheet({ posts }: { posts: readonly OwnPost[] }) {
  return (
    <Card as="div">
      <ul role="list" className={styles.list}>
        <InParts rows={posts}>
          {(post) => (
            <li key={post.id} className={classNames(list.item, styles.post)}>
              <PostText {...post} />
            </li>
          )}
        </InParts>
      </ul>
    </Card>
  );
}
