import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Removes a folder of databases, and ends the servers in it, when this process is gone, however it ended: a shell
 * waits for a pipe to close, which no signal can prevent. Call the answer where the process has cleared up by itself.
 */
export function clearAfterDeath(folder: string): () => void {
  const script = `cat >/dev/null
    find "$0" -name postmaster.pid | while read -r file; do
      pid=$(sed -n 1p "$file"); socket=$(sed -n 5p "$file")
      [ "$(ps -o comm= -p "$pid")" = postgres ] && kill -QUIT "$pid" && sleep 0.5
      case "$socket" in */evenkeel-*) rm -rf "$socket" ;; esac
    done
    rm -rf "$0"`;
  const shell = spawn('sh', ['-c', script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  // A pipe is a socket here, which alone would keep this process alive.
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return () => void shell.kill();
}
