import { postMessages } from '#messages/posts.ts';
import { PostList } from '../features/posts/post-list.tsx';
import { Page } from '../ui/page.tsx';

export function NewsScreen() {
  return (
    <Page title={postMessages.title} intro={postMessages.intro} width="wide">
      <PostList />
    </Page>
  );
}
