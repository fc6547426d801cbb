export interface TestRequest {
  /** Sent as `Authorization: Bearer <token>`. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, in place of `body`; as JSON unless a header says otherwise. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined where the answer is something else. Tests look into it freely. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any shape, and fails where it is another
  body: any;
  text: string;
  bytes: Uint8Array;
}

export type Call = (method: string, path: string, request?: TestRequest) => Promise<TestAnswer>;

/** Calls over the wire to a server at `address`, which has no slash at its end. */
export const callsTo =
  (address: string): Call =>
  (method, path, request) =>
    send(`${address}${path}`, method, request);

async function send(url: string, method: string, { token, body, headers, raw }: TestRequest = {}): Promise<TestAnswer> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method,
    body: content,
    redirect: 'manual',
    headers: {
      ...(content !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
    text,
    bytes,
  };
}
