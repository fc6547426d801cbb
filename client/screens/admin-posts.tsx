import { postAdminMessages } from '#messages/posts.ts';
import { StoredPostList } from '../features/posts/stored-post-list.tsx';
import { Page } from '../ui/page.tsx';

export function AdminPostsScreen() {
  return (
    <Page title={postAdminMessages.title} intro={postAdminMessages.intro} width="wide">
      <StoredPostList />
    </Page>
  );
}
