/** For a database of invented data, which may be lost in a crash: while it is written nothing waits for the disk. */
export const unsafeSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
} as const;
