import { postMessages } from '#messages/posts.ts';
import type { OwnPost } from '../../../domain/contract/posts.ts';
import { Link } from '../../routing/link.tsx';
import { PostSheet } from './post-sheet.tsx';
import { usePosts } from './posts.api.ts';
import { stack } from '../../ui/layout.ts';
import styles from './posts.module.css';

/** How the newest posts begin; all of each is under the link. Where there are none, or they can't be read, nothing is there: the home page is for other things. */
export function HomePosts() {
  const { data } = usePosts('home');
  if (!data || (data.posts.length === 0 && !data.more)) return null;
  return (
    <section aria-labelledby="posts" className={stack(4)}>
      <h2 id="posts" className={styles.heading}>
        {postMessages.title}
      </h2>
      {data.posts.length > 0 && <PostSheet posts={data.posts.map(beginningOf)} />}
      <p>
        <Link to="/news" className={styles.all}>
          {postMessages.all}
        </Link>
      </p>
    </section>
  );
}

/** What was done, in its first paragraph. */
function beginningOf(post: OwnPost): OwnPost {
  const [text = ''] = post.text.trim().split(/\n\s*\n/);
  return { ...post, heard: '', link: '', text };
}
