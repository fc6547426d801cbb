/** True where a file could not be linked since its file system has no links, as that of a USB stick. */
export const isWithoutLinks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(String(error.code));
