/** What a secret looks like, of the kinds that end up in repositories by mistake. */
const shapes: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]{40}/ },
  { what: 'a key of a cloud', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/ },
  { what: 'a token of a forge', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bglpat-[\w-]{20}\b|\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'a token of a messenger', pattern: /\bxox[abprs]-[\w-]{10,}|hooks\.slack\.com\/services\/\w/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  { what: 'a data key', pattern: /"key":\s*"[A-Za-z0-9+/]{43}="/ },
  {
    what: 'a password in an address',
    pattern:
      /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s/:@'"`${}]+:(?!\.{3}@)[^\s/@'"`${}]+@(?!(?:[\w-]+\.)*(?:example|invalid|test)\b|\[::1\]|(?:127\.0\.0\.1|localhost|db|host|one|mail|server)(?![\w.-]))/,
  },
  {
    what: 'a value of a secret setting',
    pattern:
      /\b(?:ADMIN_PASSWORD|SMTP_PASSWORD|DATABASE_PASSWORD|CLIENT_SECRET|PRIVATE_KEY)[ \t]*=[ \t]*['"]?[^\s'"$<{…|`]{6,}/,
  },
];

/** Returns what of a text looks like a secret, without showing it. */
export function secretsIn(text: string): string[] {
  return shapes.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
}
