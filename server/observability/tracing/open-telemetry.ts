import type { Log } from '../log/log.ts';
import type { TraceSettings } from '../../config/settings/observing.ts';
import type { Tracing } from '../../core/span.ts';

/** Milliseconds until a receiver that does not answer is given up for now. */
const exportTimeout = 10_000;

/** Spans that wait for it at most: further ones are dropped. */
const mostWaiting = 4096;

/** Loaded only where traces are wanted. */
export async function startTracing(
  { url, headers, serviceName, ratio }: TraceSettings,
  { log }: { log: Log },
): Promise<Tracing> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeout });
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error) log.warn({ event: 'traces_not_sent', fault: { name: result.error.name, stack: [] } });
      done(result);
    });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting })],
  });
  const tracer = provider.getTracer('evenkeel');
  return {
    beginCall: ({ method, route, parent }) => {
      const remote = parent && { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const context = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'http.route': route };
      return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context);
    },
    beginStatement: ({ kind, table }, within) => {
      const context = within ? trace.setSpan(ROOT_CONTEXT, within) : ROOT_CONTEXT;
      const name = table === undefined ? kind : `${kind} ${table}`;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    },
    end: (span, { status, isFault }) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    stop: () => provider.shutdown(),
  };
}
