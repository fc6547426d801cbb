import { expect, it } from 'vitest';
import { proxyFile, proxyKinds } from '../test/proxies.ts';
import type { ProxyKind } from '../test/proxies.ts';

/** Every line by which a proxy asks, reads or runs something for a caller. */
const reaching: Record<ProxyKind, RegExp> = {
  caddy:
    /^\s*(?:reverse_proxy|php_fastcgi|forward_auth|file_server|root|templates|try_files|import|acme_server|dynamic|to)\b.*$/gm,
  nginx:
    /^\s*(?:server|(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass|root|alias|index|try_files|include|resolver|mirror|auth_request|load_module)\s+[^{\n]*;$/gm,
  haproxy:
    /^\s*(?:server|server-template|use_backend|default_backend|errorfile|http-request (?:return|lua\S*|use-service|do-resolve|set-dst)|lua-load|resolvers|nameserver|filter|program)\b.*$/gm,
};

const reached: Record<ProxyKind, string[]> = {
  caddy: ['reverse_proxy 127.0.0.1:3000 {'],
  nginx: ['server 127.0.0.1:3000 max_fails=0;', 'proxy_pass http://evenkeel;'],
  haproxy: ['default_backend evenkeel', 'server evenkeel 127.0.0.1:3000 pool-purge-delay 30s'],
};

it.each(proxyKinds)(
  'ASVS 13.2.5: %s sends to the program on this machine and nowhere else, and gives out no file',
  (kind) => {
    const lines = [...proxyFile(kind).matchAll(reaching[kind])].map(([line]) => line.trim());
    expect(lines).toEqual(reached[kind]);
    // Who is asked is never made of what a caller says.
    for (const line of lines) expect(line).not.toMatch(/[$%{]\w/);
  },
);

/** What stands in the log of each for a path, by the very expressions of its file. */
const logged: Record<ProxyKind, (path: string) => string> = {
  caddy: (path) => {
    const [, form = '', to = ''] = /uri regexp "\(\?i\)(.*)" "(.*)"$/m.exec(proxyFile('caddy')) ?? [];
    return path.replace(new RegExp(form, 'i'), to.replaceAll(/\$\{(\d)\}/g, '$$$1'));
  },
  nginx: (path) => {
    const lines = proxyFile('nginx').matchAll(/^\s*"~\*(.*)" "\$\{(\w+)\}-";$/gm);
    for (const [, form = '', before = ''] of lines) {
      const found = new RegExp(form, 'i').exec(path);
      if (found) return `${found.groups?.[before]}-`;
    }
    return path;
  },
  haproxy: (path) => {
    const steps = proxyFile('haproxy').matchAll(/regsub\("([^"]*)","\\1-",i\)/g);
    return [...steps].reduce((text, [, form = '']) => text.replace(new RegExp(form, 'i'), '$1-'), path);
  },
};

it.each(proxyKinds)('trust 8: the log of %s tells no test from a mood, a safety plan or a wish for a call', (kind) => {
  for (const path of [
    'assessment',
    'assessment/history',
    'results/7/left',
    'mood',
    'mood/7',
    'call-back',
    'safety-plan',
  ])
    expect(logged[kind](`/api/${path}`), path).toBe('/api/-');
  expect(logged[kind]('/safety-plan')).toBe('/-');
  for (const path of [
    '/',
    '/dashboard',
    '/api/auth/me',
    '/api/help-lines',
    '/api/questions/active',
    '/api/admin/employees',
  ])
    expect(logged[kind](path)).toBe(path);
  expect(logged[kind]('/api/auth/reset-password/token')).toBe('/api/auth/reset-password/-');
});
