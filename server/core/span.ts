export interface TraceParent {
  traceId: string;
  spanId: string;
}

export interface OpenSpan {
  end(how: { status?: number; isFault: boolean }): void;
}

/** What makes spans. Nothing of a person goes in: a route is its pattern, a statement its kind and table. */
export interface Tracing {
  beginCall(call: { method: string; route: string; parent: TraceParent | undefined }): OpenSpan;
  /** `within` is what `beginCall` has returned. */
  beginStatement(statement: { kind: string; table: string | undefined }, within: OpenSpan | undefined): OpenSpan;
  stop(): Promise<void>;
}
