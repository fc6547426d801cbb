import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { currentCall } from '../../core/current-call.ts';
import type { TraceParent, Tracing } from '../../core/span.ts';
import { toldCall } from '../../core/told-call.ts';

/** The W3C form of who has begun a trace: version 00, and nothing of it all zeros. */
const traceparentForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

let current: Tracing | undefined;

/** From here on calls and statements of this process are traced. To be called before the first of them. */
export function traceBy(tracing: Tracing): void {
  current = tracing;
}

/** Undefined unless it has exactly the W3C form. */
export function readTraceparent(header: unknown): TraceParent | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && traceparentForm.exec(header)) || [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
}

/** A span for each call. Whose trace it belongs to is believed to a proxy of ours alone. To be added after `followCalls`. */
export function traceCalls(app: FastifyInstance, { trustProxy }: { trustProxy: number }): void {
  const tracing = current;
  if (!tracing) return;
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = 'other' } = request.routeOptions;
    if (/^\/api\/(?!\*)/.test(url)) {
      const parent = trustProxy > 0 ? readTraceparent(request.headers.traceparent) : undefined;
      const span = tracing.beginCall({ ...toldCall(request.method, url), parent });
      spans.set(request, span);
      const call = currentCall();
      if (call) call.span = span;
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) tracing.end(span, { status: reply.statusCode, isFault: reply.statusCode >= 500 });
    done();
  });
}

const kinds = /^\s*(select|insert into|update|delete from|with|begin|start transaction|commit|rollback)\b/i;
const tables = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** Runs a statement inside a span where calls are traced. Of its text only the kind and the first table are told. */
export function traceStatement(text: string, run: () => unknown): unknown {
  const tracing = current;
  if (!tracing) return run();
  const kind = kinds.exec(text)?.[1]?.toLowerCase().split(' ', 1)[0] ?? 'other';
  const call = currentCall();
  // The table would tell again what the name of the call does not.
  const table = call?.isRecording ? undefined : tables.exec(text)?.[1]?.toLowerCase();
  const span = tracing.beginStatement({ kind, table }, call?.span);
  const end = (isFault: boolean) => tracing.end(span, { isFault });
  const running = run();
  if (running instanceof Promise)
    running.then(
      () => end(false),
      () => end(true),
    );
  else end(false);
  return running;
}
