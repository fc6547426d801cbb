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
