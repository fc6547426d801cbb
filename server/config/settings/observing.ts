import * as z from 'zod/mini';
import { observingFaults as faultsOf } from '../../../domain/messages/en/settings.ts';
import { shortLine, urlWith, wholeNumber } from './fields.ts';
import { isThisMachine } from './this-machine.ts';

/** How an operator watches it from outside. */
export interface ObservingSettings {
  /** A port for the figures alone; none without it. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Callers that have it read `/metrics` on the usual port, too. */
  metricsToken: string | undefined;
  /** Undefined where no one wants traces. */
  traces: TraceSettings | undefined;
}

export interface TraceSettings {
  /** Where spans are posted to. */
  url: string;
  /** Sent along, such as a key of the collector. */
  headers: Record<string, string>;
  serviceName: string;
  /** Of all calls, from 0 to 1. */
  ratio: number;
}

const address = () => z.optional(urlWith(['http:', 'https:'], faultsOf.endpoint));

export const observingShape = {
  METRICS_PORT: z.optional(wholeNumber(0, 65_535, 0)),
  METRICS_HOST: shortLine(255, '127.0.0.1'),
  METRICS_TOKEN: z.optional(z.string().check(z.trim(), z.regex(/^[\x21-\x7E]{20,400}$/, faultsOf.token))),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z.string().check(z.refine((text) => headersOf(text) !== undefined, faultsOf.headers)),
  ),
  OTEL_SERVICE_NAME: shortLine(60, 'evenkeel'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.string().check(z.regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, faultsOf.ratio)), z.transform(Number)),
    1,
  ),
};

/** `name=value,name=value` with values percent-encoded, as the standard has it; undefined where it is something else. */
function headersOf(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const found = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x20-\x7E]*?)\s*$/.exec(pair);
    if (!found) return undefined;
    const [, name = '', value = ''] = found;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}

type Settings = z.infer<z.ZodMiniObject<typeof observingShape>>;

/** Names to `faults` what does not fit together: no one who merely reaches the machine may read the figures. */
export function observingOf(settings: Settings, faults: string[]): ObservingSettings {
  const { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost, METRICS_TOKEN: metricsToken } = settings;
  if (metricsPort !== undefined && !isThisMachine(metricsHost) && metricsToken === undefined)
    faults.push(`METRICS_TOKEN: ${faultsOf.tokenNeeded}`);
  const all = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (all && `${all.replace(/\/+$/, '')}/v1/traces`);
  const traces = url === undefined ? undefined : { url, ...ofTraces(settings) };
  return { metricsPort, metricsHost, metricsToken, traces };
}

const ofTraces = (settings: Settings) => ({
  headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
  serviceName: settings.OTEL_SERVICE_NAME,
  ratio: settings.OTEL_TRACES_SAMPLER_ARG,
});
