import type { FastifyInstance } from 'fastify';

/**
 * A call that is under way when the server closes is still answered; its connection then ends with it. Otherwise it would
 * be kept open for the next call, and the server would wait for it.
 */
export function closeKeepAliveOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}
