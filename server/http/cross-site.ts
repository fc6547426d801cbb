import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { isApiPath } from './security-headers.ts';

/**
 * Another site's page gets nothing from a call: not by an image, a script, a form or a frame. What no browser sends says
 * nothing about sites, and passes. So does a link that a person opens, as from webmail: it carries no token.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = isApiPath(request.routeOptions.url ?? request.url);
    done(isCall && isOfOtherSite(request) && !isOpenedLink(request) ? new AppError('other_site') : undefined);
  });
}

function isOfOtherSite({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isOpenedLink({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = headers;
  return (method === 'GET' || method === 'HEAD') && mode === 'navigate' && target === 'document';
}
