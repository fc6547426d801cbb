import { defineEndpoint } from './endpoint.ts';

/** All calls as an OpenAPI 3.1 document. The same for every installation and everyone: it tells of no one and of no setting. */
export const apiDocument = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  shows: 'nothing',
  summary: 'This document.',
  reply: 'file',
  fileTypes: ['application/json'],
});

export const apiPage = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'anyone',
  shows: 'nothing',
  summary: 'This document as a page to read.',
  reply: 'file',
  fileTypes: ['text/html'],
});
