import type { OwnPost } from '../../../domain/contract/posts.ts';
import { postMessages } from '#messages/posts.ts';
import { CheckIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PostText } from './post-text.tsx';
import { useSayItHelps } from './posts.api.ts';
import styles from './posts.module.css';

/** One post, with what the person says of it. */
export function PostCard({ post }: { post: OwnPost }) {
  const { mutate: say, isError } = useSayItHelps();
  return (
    <Card as="li" className={styles.post}>
      <PostText {...post} />
      <div className={styles.says}>
        <Button
          variant="quiet"
          aria-pressed={post.helps_me}
          className={post.helps_me ? styles.pressed : undefined}
          onClick={() => say({ id: post.id, helps: !post.helps_me })}
        >
          {post.helps_me && <CheckIcon className={styles.sign} />}
          <span>
            {postMessages.helps}
            <VisuallyHidden> {postMessages.about(post.title)}</VisuallyHidden>
          </span>
        </Button>
        {post.helps > 0 && <p className={styles.quiet}>{postMessages.shown(post.helps)}</p>}
      </div>
      <Notice tone="error">{isError && postMessages.failed}</Notice>
    </Card>
  );
}
