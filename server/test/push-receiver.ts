import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedPush {
  /** Which device it was for. */
  device: string;
  headers: IncomingHttpHeaders;
  /** What the device reads, decrypted with its keys. */
  text: string;
  /** The claims of the sender's signed token. Undefined where the signature is not the sender's. */
  claims: { aud: string; exp: number; sub: string } | undefined;
  /** The key that the sender has signed with, base64url. */
  senderKey: string;
}

export interface PushReceiver {
  /** As a setting names it. */
  origin: string;
  pushes: ReceivedPush[];
  /** What a browser sends to subscribe a new device. */
  subscription(device?: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Called for each push before it is answered: 201 where it returns nothing, and no answer at all for 0. */
  answer: (device: string) => number | undefined;
  /** Opens it again at the same address, with the same devices. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
}

/** A push service and the browsers behind it: decrypts what arrives (RFC 8291) and checks who has signed it (RFC 8292). */
export async function startPushReceiver(): Promise<PushReceiver> {
  const devices = new Map<string, Device>();
  const pushes: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    void take(request).then((status) => {
      if (status === 0) return response.destroy();
      return response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  async function take(request: IncomingMessage): Promise<number> {
    const message = Buffer.concat(await request.toArray());
    const name = String(request.url).replace('/push/', '');
    const device = devices.get(name);
    const status = receiver.answer(name) ?? 201;
    if (status !== 201 || !device) return status;
    const { headers } = request;
    pushes.push({ device: name, headers, text: decrypt(message, device), ...senderOf(headers.authorization) });
    return status;
  }
  const listen = (at: number) => new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const receiver: PushReceiver = {
    origin,
    pushes,
    answer: () => undefined,
    subscription: (device = randomBytes(9).toString('base64url')) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      devices.set(device, { keys, auth });
      const p256dh = keys.getPublicKey('base64url');
      return { endpoint: `${origin}/push/${device}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    reopen: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** One record of `aes128gcm` (RFC 8188): salt, record size, the sender's passing key, then the encrypted text. */
function decrypt(message: Buffer, { keys, auth }: Device): string {
  const salt = message.subarray(0, 16);
  const keyLength = message[20] ?? 0;
  const passingKey = message.subarray(21, 21 + keyLength);
  const encrypted = message.subarray(21 + keyLength);
  const hkdf = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), passingKey]);
  const secret = hkdf(keys.computeSecret(passingKey), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(encrypted.subarray(-16));
  const opened = Buffer.concat([opener.update(encrypted.subarray(0, -16)), opener.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8');
}

function senderOf(authorization = ''): Pick<ReceivedPush, 'claims' | 'senderKey'> {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, body, signature = ''] = token.split('.');
  const raw = Buffer.from(senderKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = isTheirs ? JSON.parse(Buffer.from(String(body), 'base64url').toString()) : undefined;
  return { claims, senderKey };
}
