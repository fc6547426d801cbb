import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: true;
    takesForm?: true;
  }
}

/** JSON is the only body there is, but for the calls that take a file, and the one that a standard makes a form. An empty one counts as none: some clients name a type without sending anything. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, String(text), (error, body) => done(error ? new AppError('broken_json') : null, body));
  });
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (request, bytes, done) => {
    const isTaken = bytes.length === 0 || request.routeOptions.config.takesFile;
    done(isTaken ? null : new AppError('not_json'), bytes.length === 0 ? undefined : bytes);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    const { takesForm } = request.routeOptions.config;
    if (!takesForm) done(text === '' ? null : new AppError('not_json'), undefined);
    else done(null, formOf(String(text)));
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(text === '' ? null : new AppError('not_json'), undefined),
  );
}

/** A field that comes twice counts as none: it could mean either. */
function formOf(text: string): Record<string, string> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries([...fields].filter(([name]) => fields.getAll(name).length === 1));
}
