import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import { errorStatus } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { languageCodes } from '../../domain/languages.ts';
import { AppError } from '../core/app-error.ts';
import { failureBody } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';

const reasons: Record<string, { status: number; code: ErrorCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: errorStatus.too_slow, code: 'too_slow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
};
const unreadable = { status: errorStatus.broken_json, code: 'broken_json' as const };

/** Replies to what is not even HTTP, too slow or too long, in the same shape as every other refusal; then hangs up. */
export function clientErrorHandler(config: { publicUrl: string }) {
  const answer = rawAnswer(config);
  return (error: Error & { code?: string }, socket: Socket) => {
    const { status, code } = reasons[error.code ?? ''] ?? unreadable;
    if (error.code === 'ECONNRESET') socket.destroy();
    else answer(socket, code, [], status);
  };
}

/** Writes a refusal where there is no reply to write it to. */
function rawAnswer(config: { publicUrl: string }) {
  const headers = Object.entries(securityHeaders('/api', config)).map(([name, value]) => `${name}: ${value}`);
  // What cannot be read does not say its language either.
  const [language] = languageCodes;
  return (socket: Socket, code: ErrorCode, more: readonly string[] = [], status: number = errorStatus[code]): void => {
    if (socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(failureBody(new AppError(code), language));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Language: ${language}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
      ...more,
      'Connection: close',
    ];
    socket.end([...head, '', body].join('\r\n'), () => socket.destroy());
  };
}

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
