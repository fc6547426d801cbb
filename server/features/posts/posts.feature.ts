import type { Feature } from '../feature.ts';
import { answerPosts } from './posts.routes.ts';

export const posts = {
  calls: {
    posts: answerPosts,
  },
} satisfies Feature;
