import type { Span } from '@opentelemetry/api';

export interface TraceParent {
  traceId: string;
  spanId: string;
}

/** What makes spans. Nothing of a person goes in: a route is its pattern, a statement its kind and table. */
export interface Tracing {
  beginCall(call: { method: string; route: string; parent: TraceParent | undefined }): Span;
  /** `within` is what `beginCall` has returned. */
  beginStatement(statement: { kind: string; table: string | undefined }, within: Span | undefined): Span;
  end(span: Span, how: { status?: number; isFault: boolean }): void;
  stop(): Promise<void>;
}
