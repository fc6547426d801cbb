import type { FastifyInstance } from 'fastify';
import { browserReportTypes } from '../../domain/contract/browser-reports.ts';
import { tableTypes } from '../../domain/table-types.ts';
import { AppError } from '../core/app-error.ts';
import { hasDuplicateKeys } from './duplicate-keys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call is to bring one. */
    takesBody?: boolean;
    /** The types of a body that is taken as it is. */
    takesFile?: readonly string[];
    takesForm?: true;
  }
}

const fileTypes = [...tableTypes, ...browserReportTypes];

/** JSON is the only body there is, but for the calls that take a file, and the one that a standard makes a form. An empty one counts as none: some clients name a type without sending anything. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else
      void parse(request, String(text), (error, body) => {
        const isBroken = Boolean(error) || hasDuplicateKeys(String(text), body);
        done(isBroken ? new AppError('broken_json') : null, body);
      });
  });
  for (const type of fileTypes)
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, bytes, done) => {
      const isTaken = bytes.length === 0 || request.routeOptions.config.takesFile?.includes(type);
      done(isTaken ? null : new AppError('not_json'), bytes.length === 0 ? undefined : bytes);
    });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    const isTaken = text === '' || request.routeOptions.config.takesForm;
    done(isTaken ? null : new AppError('not_json'), text === '' ? undefined : formOf(String(text)));
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
