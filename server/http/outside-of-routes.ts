import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rawAnswer } from './client-error.ts';

/**
 * What never comes to a route, in the same shape as every other refusal: a tunnel that is asked for, and an `Expect` of
 * something that no one here can do.
 */
export function answerOutsideOfRoutes(server: Server, config: { publicUrl: string }): void {
  const answer = rawAnswer(config);
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, 'wrong_method', ['Allow: GET, HEAD']);
  });
  server.on('checkExpectation', ({ socket }) => answer(socket, 'broken_json'));
}
