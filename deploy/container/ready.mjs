/** Ends with 0 while calls are served, else with 1: for the health check of a container, which has no curl. */
const host = process.env.HOST && process.env.HOST !== '0.0.0.0' ? process.env.HOST : '127.0.0.1';
const url = `http://${host}:${process.env.PORT || 3000}/api/ready?for=reading`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
