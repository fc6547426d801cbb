import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check } from './report.ts';
import { makeMachine } from './machine.ts';

const unit = readFileSync(join(import.meta.dirname, '../../../deploy/systemd/evenkeel.service'), 'utf8');
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/**
 * Runs the unit's own line with what can be had without systemd as the first process: its user, no rights, a root file system that
 * can't be written, homes and /tmp of its own, and its folders.
 */
export async function tryUnit(work: string, archive: string): Promise<void> {
  const machine = makeMachine(work);
  const { folder } = machine;
  try {
    const name = basename(archive, '.tar.gz');
    for (const place of ['opt/evenkeel', 'var/lib/evenkeel', 'run/evenkeel', 'home/else'])
      mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, 'home/else/letter'), 'private');
    spawnSync('tar', ['-xzf', archive, '-C', join(folder, 'opt/evenkeel'), '--no-same-owner']);
    spawnSync('ln', ['-sfn', name, join(folder, 'opt/evenkeel/current')]);
    writeFileSync(
      join(folder, 'opt/evenkeel/evenkeel.env'),
      'DATA_DIR=/var/lib/evenkeel\nADMIN_EMAIL=admin@example.org\n',
    );
    spawnSync('chown', ['1000:1000', join(folder, 'var/lib/evenkeel'), join(folder, 'run/evenkeel')]);
    const line = valueOf('ExecStart');
    check('the unit’s program is in the archive', machine.run(`test -x ${line.split(' ')[0]}`).status === 0, line);
    const protect = [
      'mount -o remount,ro,bind /',
      'mount -t tmpfs -o mode=1777 tmpfs /tmp',
      'mount -t tmpfs -o mode=0000 tmpfs /home',
      'mount --bind /var/lib/evenkeel /var/lib/evenkeel && mount -o remount,rw,bind /var/lib/evenkeel',
      'mount --bind /run/evenkeel /run/evenkeel && mount -o remount,rw,bind /run/evenkeel',
      `export ${valueOf('Environment')} && umask ${valueOf('UMask')} && exec "$@"`,
    ].join(' && ');
    const behind = ['sh', '-c', protect, 'sh'];
    const running = await machine.start(line, /is ready at/, { behind, folder: '/' });
    const [ready, hidden, written] = [
      machine.fetch('http://127.0.0.1:3000/api/ready').status === 200,
      running.inside('cat /home/else/letter'),
      running.inside('touch /opt/evenkeel/x /etc/x /home/x'),
    ];
    check('it is ready', ready);
    check('it can’t read others’ homes', hidden.status !== 0 && !hidden.text.includes('private'), hidden.text);
    check('it can’t write outside its folders', written.status !== 0, written.text);
    const modes = machine.run('stat -c %a /var/lib/evenkeel/postgres /var/lib/evenkeel/keys/data-keys.json').text;
    check('what it stores is its owner’s alone', modes === '700\n600\n', modes);
    const command = machine.run('/opt/evenkeel/current/evenkeel check-counts');
    check('a command of the same user finds the running database', command.status === 0, command.text);
    check('it stops in order', (await running.stop()) === 0);
  } finally {
    machine.remove();
  }
}
