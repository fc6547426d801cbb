import { spawn } from 'node:child_process';
import { codeOf } from '../../core/error-code.ts';

/** A copy over a slow line may take long; what hangs is ended before the next night. */
const handOverTimeoutMs = 7_200_000;

/** Milliseconds from the request to end until it has to. */
const graceMs = 5000;

interface HandOver {
  /** The operator's program. */
  program: string;
  /** Of the finished backup: its only argument. */
  path: string;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  timeoutMs?: number;
}

/** How the program ended, as far as a log may say it. */
interface HandOverFault {
  /** Its exit code. */
  code?: number;
  /** What ended it. */
  signal?: string;
  /** Why it could not be started, such as ENOENT. */
  reason?: string;
  isTooLong?: boolean;
}

/**
 * Gives a backup to the operator's program and waits for its end; undefined where it went well. Without a shell, so that no
 * path is read as a command, and what it writes is dropped: it may hold an address with a password.
 */
export function handOverBackup({
  program,
  path,
  signal,
  timeoutMs = handOverTimeoutMs,
}: HandOver): Promise<HandOverFault | undefined> {
  const isWindows = process.platform === 'win32';
  return new Promise<HandOverFault | undefined>((resolve) => {
    // A group of its own: what it has started itself ends with it.
    const child = spawn(program, [path], { stdio: 'ignore', shell: false, detached: !isWindows, windowsHide: true });
    let isTooLong = false;
    let forced: NodeJS.Timeout | undefined;
    function end(how: NodeJS.Signals): void {
      if (child.pid === undefined) return;
      try {
        if (isWindows) child.kill(how);
        else process.kill(-child.pid, how);
      } catch {
        // All of it has ended.
      }
    }
    const endAll = () => {
      end('SIGTERM');
      forced ??= setTimeout(() => end('SIGKILL'), graceMs);
    };
    const timer = setTimeout(() => {
      isTooLong = true;
      endAll();
    }, timeoutMs);
    function finish(fault: HandOverFault | undefined): void {
      clearTimeout(timer);
      clearTimeout(forced);
      signal.removeEventListener('abort', endAll);
      resolve(fault);
    }
    signal.addEventListener('abort', endAll);
    if (signal.aborted) endAll();
    child.on('error', (error) => finish({ reason: codeOf(error) ?? error.name }));
    child.on('exit', (code, endedBy) => {
      if (code === 0 && !isTooLong) return finish(undefined);
      finish({ ...(code !== null && { code }), ...(endedBy && { signal: endedBy }), ...(isTooLong && { isTooLong }) });
    });
    // Some reasons are told by an event, and some are thrown at once.
  }).catch((error: unknown) => ({ reason: codeOf(error) ?? 'unknown' }));
}
