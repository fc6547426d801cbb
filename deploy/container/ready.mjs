/** Ends with 0 while calls are served, else with 1: for the health check of a container, which has no curl. */
const { HOST: given = '', PORT } = process.env;
const host = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' }[given] ?? given;
const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/api/ready?for=reading`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
