import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import { startTestServer } from '../test/test-server.ts';

/** Every address under `/api` that the whole server answers. What Fastify itself adds to a GET is no way of its own. */
async function mountedCalls(): Promise<string[]> {
  const mounted: string[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) mounted.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  const server = await startTestServer();
  unsubscribe('fastify.initialization', watch);
  await server.close();
  return mounted.filter((name) => /^(?!HEAD|OPTIONS)\w+ \/api\/(?!\*)/.test(name));
}

test('ASVS 6.3.4: the server answers the calls of the contract, and there is no other way in', async () => {
  expect((await mountedCalls()).toSorted()).toEqual(allEndpoints.map(callName).toSorted());
});
