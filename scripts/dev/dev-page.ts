import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { readProcessConfig } from '../../server/config/config.ts';
import { fillPage } from '../../server/process/page/page.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';

interface Ports {
  /** Of the page; a free one near it where it is taken. */
  port: number;
  serverPort: number;
}

/** Serves the page from source, changed modules at once, with calls passed on to the server. */
export async function startDevPage({
  port,
  serverPort,
}: Ports): Promise<{ address: string; close: () => Promise<void> }> {
  const nonce = randomBytes(16).toString('base64');
  const config = readProcessConfig();
  const vite = await createServer({
    root: join(import.meta.dirname, '..', '..'),
    customLogger: quietLogger(),
    html: { cspNonce: nonce },
    server: {
      host: '127.0.0.1',
      port,
      headers: { ...securityHeaders('/', config), 'Content-Security-Policy': devPolicy(nonce) },
      proxy: { '/api': `http://127.0.0.1:${serverPort}` },
    },
    plugins: [{ name: 'operator-settings', transformIndexHtml: (html) => fillPage(html, config) }],
  });
  await vite.listen();
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  return { address: address.replace(/\/$/, ''), close: () => vite.close() };
}

/** Without the calls that fail while the server starts again. */
function quietLogger() {
  const logger = createLogger('warn');
  return {
    ...logger,
    error: (text: string, options?: Parameters<typeof logger.error>[1]) => {
      if (!/http proxy error/.test(text)) logger.error(text, options);
    },
  };
}

/**
 * The policy of the built page, and what hot reload needs: its own inline script and styles, its socket, and the worker
 * that waits for this server to come back, which knows no Trusted Types.
 */
function devPolicy(nonce: string): string {
  const policy = securityHeaders('/', { publicUrl: '' })['Content-Security-Policy'] ?? '';
  return policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:* ws://localhost:*")
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("; require-trusted-types-for 'script'", '');
}
