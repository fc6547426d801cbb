import { readFileSync } from 'node:fs';

/** Loaded before the server: its clock goes ahead of the real one by as many milliseconds as the file says. */
const file = process.env['CLOCK_AHEAD_FILE'];
const RealDate = Date;

const aheadBy = () => (file === undefined ? 0 : Number(readFileSync(file, 'utf8')));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadBy()] : given, made),
  get: (target, name, self) => (name === 'now' ? () => RealDate.now() + aheadBy() : Reflect.get(target, name, self)),
});
