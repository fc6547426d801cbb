import type { OwnPost } from '../../../domain/contract/posts.ts';
import { Card } from '../../ui/card.tsx';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';

export function PostCard({ post }: { post: OwnPost }) {
  return (
    <Card as="li" className={styles.post}>
      <PostText {...post} />
    </Card>
  );
}
