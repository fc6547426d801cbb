import type { FastifyInstance } from 'fastify';
import { addPost, allPosts, changePost, posts, removePost } from '../../../domain/contract/posts.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../services.ts';
import { addPostBy, changePostBy, listPosts, postsFor, removePostBy } from './posts.service.ts';

export function mountPosts(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, posts, ({ query: { at } }) => postsFor(services, at));

  mountEndpoint(app, services, allPosts, () => listPosts(services));

  mountEndpoint(app, services, addPost, ({ body, caller }) => addPostBy(services, caller.id, body));

  mountEndpoint(app, services, changePost, ({ params: { id }, body, caller }) =>
    changePostBy(services, { actorId: caller.id, id }, body),
  );

  mountEndpoint(app, services, removePost, ({ params: { id }, caller }) =>
    removePostBy(services, { actorId: caller.id, id }),
  );
}
