import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');

/** Each stage of the Dockerfile with its first line. */
function stagesOf(all: readonly string[]): string[][] {
  const begins = all.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []));
  return begins.map((at, place) => all.slice(at, begins[place + 1]));
}

const lines = read('container/Dockerfile').split('\n');

test('the image runs as no root, asks whether it is ready, and takes a release archive and three programs', () => {
  const last = (word: string) => lines.findLast((line) => line.startsWith(`${word} `));
  expect(last('USER')).toBe('USER 65532:65532');
  expect(read('container/Dockerfile')).toMatch(/^HEALTHCHECK [^\n]*\n {2}CMD .*ready\.mjs"\]$/m);
  expect(lines.filter((line) => /^(?:ADD|COPY) (?!--from=archive)/.test(line))).toEqual([
    'ADD evenkeel-${VERSION}-${PLATFORM}.tar.gz /',
    'COPY --from=programs /usr/bin/dash /bin/sh',
    'COPY --from=programs /usr/bin/flock /usr/bin/rm /usr/bin/',
  ]);
  // Anyone who has an image reads its layers and settings: no secret is in either.
  expect(lines.filter((line) => /^(?:ARG|ENV) .*(?:PASSWORD|SECRET|KEY|_URL)/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RUN '))).toEqual([]);
});

test('operator 3: alone it has what its own database needs: a volume, a shell, a name for its user, a lock; else no shell', () => {
  const stage = (from: string) => stagesOf(lines).find(([first]) => first === from) ?? [];
  const bare = stage('FROM ${BASE} AS without-shell');
  const alone = stage('FROM without-shell');
  expect(bare).toContain('VOLUME /var/lib/evenkeel');
  expect(bare.join()).toContain('DATA_DIR=/var/lib/evenkeel');
  expect(bare.join('\n')).not.toMatch(/programs|\/bin\/sh/);
  expect(alone).toContain('COPY --from=programs /usr/bin/dash /bin/sh');
  expect(alone.join('\n')).toMatch(/^COPY --from=archive .*\/deploy\/container\/passwd \/etc\/passwd$/m);
  const users = read('container/passwd').trimEnd().split('\n');
  const ids = users.map((line) => line.split(':').slice(2, 4).join(':'));
  expect(ids).toContain(/^USER (.*)$/m.exec(bare.join('\n'))?.[1]);
  expect(new Set(users.map((line) => line.split(':').length))).toEqual(new Set([7]));
});

interface Service {
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  network_mode?: string;
  ports?: string[];
  user?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  logging?: { driver: string; options: Record<string, string> };
}

const composed = (): { services: Record<string, Service>; volumes: Record<string, unknown> } =>
  parse(read('container/compose.yaml'), { merge: true });

test('compose: every root file system is read-only, only Caddy has ports, and secrets come as files', () => {
  const compose = composed();
  for (const [name, one] of Object.entries(compose.services)) {
    expect(one, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    for (const setting of Object.keys(one.environment ?? {}).filter((each) =>
      /PASSWORD|(?:DATABASE|SMTP)_URL/.test(each),
    ))
      expect(setting).toMatch(/_FILE$/);
  }
  expect(Object.keys(compose.services).filter((name) => compose.services[name]?.ports)).toEqual(['caddy']);
  expect(compose.services['database']?.network_mode).toBe('none');
  expect(compose.services['evenkeel']?.network_mode).toBe('service:caddy');
});

test('operator 3: compose keeps backups in a volume that Evenkeel may write, and bounds the log of each service', () => {
  const { services, volumes } = composed();
  for (const [name, { logging }] of Object.entries(services))
    expect(logging, name).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  const folder = services['evenkeel']?.environment?.['BACKUP_DIR'];
  expect(folder).toBe('/var/backups/evenkeel');
  expect(services['evenkeel']?.volumes).toContain(`backups:${folder}`);
  expect(Object.keys(volumes)).toContain('backups');
  // A new volume is root's, unless the image has its folder.
  expect(read('container/Dockerfile')).toMatch(new RegExp(`^COPY .*--chown=65532:65532 .*/volume/ ${folder}/$`, 'm'));
});

test('operator 3: compose has figures for Prometheus, on the loopback that only Caddy shares', () => {
  const { services } = composed();
  expect(services['evenkeel']?.environment).toMatchObject({ METRICS_PORT: '9464' });
  // Without it the port is on this loopback alone: server/config/config.ts.
  expect(services['evenkeel']?.environment).not.toHaveProperty('METRICS_HOST');
  expect(Object.values(services).flatMap(({ ports = [] }) => ports)).toEqual(['80:80', '443:443']);
  expect(read('proxy/Caddyfile')).not.toContain('9464');
  expect(read('monitoring/prometheus.yml')).toContain("targets: ['127.0.0.1:9464']");
});

/** The package with the types of each kind, as Kubernetes publishes its fields. */
const groups: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

/** What the compiler says of all manifests as values of these types: a field that Kubernetes does not know is a fault. */
function typeFaults(all: Record<string, string>): string[] {
  const folder = mkdtempSync(join(root, 'node_modules', '.cache-manifests-'));
  try {
    const files = Object.entries(all).map(([name, manifests]) => {
      const values = parseAllDocuments(manifests).map((document, place) => {
        const value: { apiVersion: string; kind: string } = document.toJS();
        const from = `kubernetes-types/${groups[value.apiVersion]}`;
        return `import type { ${value.kind} as K${place} } from '${from}';\nexport const v${place}: K${place} = ${JSON.stringify(value)};\n`;
      });
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, values.join(''));
      return file;
    });
    const words = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
      ...files,
    ];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [tsc, ...words], { encoding: 'utf8' }).stdout.split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('kubernetes: every field is one that Kubernetes knows, and a misspelled one is noticed', () => {
  const manifests = read('kubernetes/evenkeel.yaml');
  const faults = typeFaults({ right: manifests, wrong: manifests.replace('readinessProbe:', 'readynessProbe:') });
  expect(faults.filter((line) => line.includes('right.ts'))).toEqual([]);
  expect(faults.filter((line) => /wrong\.ts.*readynessProbe/.test(line))).toHaveLength(1);
});

interface Container {
  name: string;
  image: string;
  securityContext: unknown;
  envFrom?: unknown;
  env?: unknown;
  readinessProbe?: { httpGet: { path: string } };
}

test('kubernetes: the pods keep the restricted rules, and no secret stands in the file', () => {
  const all = parseAllDocuments(read('kubernetes/evenkeel.yaml')).map((document) => document.toJS());
  const { spec } = all.find(({ kind }) => kind === 'Deployment').spec.template;
  expect(spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
  });
  const containers: Container[] = [...spec.initContainers, ...spec.containers];
  for (const { name, securityContext } of containers)
    expect(securityContext, name).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  expect(containers.at(-1)?.readinessProbe?.httpGet.path).toBe('/api/ready?for=reading');
  expect(all.map(({ kind }) => kind)).not.toContain('Secret');
  const settings: Record<string, string> = all.find(({ kind }) => kind === 'ConfigMap').data;
  expect(
    Object.keys(settings).filter((name) => /PASSWORD|(?:DATABASE|SMTP)_URL/.test(name) && !name.endsWith('_FILE')),
  ).toEqual([]);
});
