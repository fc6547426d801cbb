import type { Socket } from 'node:net';
import { errorStatus } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { languageCodes } from '../../domain/languages.ts';
import { AppError } from '../app-error.ts';
import { failureBody } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';

const reasons: Record<string, { status: number; text: string; code: ErrorCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'Request Timeout', code: 'too_slow' },
  HPE_HEADER_OVERFLOW: { status: 431, text: 'Request Header Fields Too Large', code: 'too_large' },
};
const unreadable = { status: errorStatus.broken_json, text: 'Bad Request', code: 'broken_json' as const };

/** Replies to what is not even HTTP, too slow or too long, in the same shape as every other refusal; then hangs up. */
export function clientErrorHandler(config: { publicUrl: string }) {
  const headers = Object.entries(securityHeaders('/api', config)).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: Socket) => answer(error, socket, headers);
}

function answer(error: Error & { code?: string }, socket: Socket, headers: readonly string[]): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, text, code } = reasons[error.code ?? ''] ?? unreadable;
  // What cannot be read does not say its language either.
  const [language] = languageCodes;
  const body = JSON.stringify(failureBody(new AppError(code), language));
  socket.end(
    [
      `HTTP/1.1 ${status} ${text}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Language: ${language}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
