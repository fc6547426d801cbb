import { codeOf } from './error-code.ts';

/** True where a file could not be linked since its file system has no links, as that of a USB stick. */
export const isWithoutLinks = (error: unknown): boolean =>
  /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(codeOf(error) ?? '');
