/**
 * Settings of the embedded server, given on the command line so that they always hold. Small memory; a log that can
 * carry no statement, no parameter and no row (an ERROR may quote a value, so only LOG, FATAL and PANIC are written).
 */
const serverSettings: Record<string, string> = {
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_connections: '60',
  max_wal_size: '512MB',
  max_wal_senders: '0',
  // A process less.
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  // Parallel plans need shared memory beyond the 64 MB that containers give, and other requests need the second core.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  fsync: 'on',
  // What a failed fsync was to keep may be gone: the server ends and restores it from its log of changes.
  data_sync_retry: 'off',
  restart_after_crash: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_autovacuum_min_duration: '-1',
  log_checkpoints: 'off',
};

export interface Listening {
  /** The folder of the Unix socket; none means TCP on loopback (Windows). */
  socketDir: string | undefined;
  port: number;
}

export function serverArguments(clusterDir: string, at: Listening, overrides: Record<string, string>): string[] {
  const where: Record<string, string> = at.socketDir
    ? { listen_addresses: '', unix_socket_directories: quoted(at.socketDir), unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const settings = { ...serverSettings, ...overrides, ...where, port: String(at.port) };
  return ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`;
