import type { Feature } from '../feature.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { addPostBy, changePostBy, listPosts, postsFor, removePostBy } from './posts.service.ts';

function answerPosts(services: Services): HandlersOf<'posts'> {
  return {
    posts: ({ query: { at } }) => postsFor(services, at),
    allPosts: () => listPosts(services),
    addPost: ({ body, caller }) => addPostBy(services, caller.id, body),
    changePost: ({ params: { id }, body, caller }) => changePostBy(services, { actorId: caller.id, id }, body),
    removePost: ({ params: { id }, caller }) => removePostBy(services, { actorId: caller.id, id }),
  };
}

export const posts = {
  calls: { posts: answerPosts },
} satisfies Feature;
