import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { promtool as runPromtool, whyNoPromtool } from '../../test/promtool.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'deploy/monitoring');
const rules = readFileSync(join(folder, 'rules.yml'), 'utf8');
const dashboard = readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');

const promtool = (...words: string[]) => runPromtool(words, { cwd: folder });

/** Where a metric is made, its name stands in quotes. */
const made = new Set(
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [
      ...readFileSync(join(root, 'server', path), 'utf8').matchAll(
        /(?:name: |lag = |Gauge\(|each\()'(evenkeel_[a-z_]+)'/g,
      ),
    ])
    .map(([, name]) => String(name)),
);
const used = (text: string) =>
  new Set([...text.matchAll(/\bevenkeel_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));

const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => String(name));

test.skipIf(whyNoPromtool !== '')(
  `Prometheus takes the rules and its own file, and each alert rings${whyNoPromtool}`,
  () => {
    expect(promtool('check', 'rules', 'rules.yml')).toContain(`SUCCESS: ${alerts.length} rules found`);
    expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
  },
);

test('each alert is tried: it rings where it should, and on no usual day', () => {
  const tried = readFileSync(join(folder, 'rules.test.yml'), 'utf8');
  for (const alert of alerts) expect(tried).toContain(`alertname="${alert}"`);
});

test('what rings is told to Alertmanager, which mails the person on call, with the line of the runbook', () => {
  const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8'), { merge: true });
  const [{ static_configs: told }] = read('prometheus.yml').alerting.alertmanagers;
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme).toContain(`ARGS="--web.listen-address=${told[0].targets[0]} --cluster.listen-address="`);
  const { route, receivers } = read('alertmanager.yml');
  const mailOf = (receiver: string) =>
    receivers.find(({ name }: { name: string }) => name === receiver).email_configs[0];
  expect(route.routes).toEqual([{ receiver: 'page', matchers: ['severity="page"'], repeat_interval: '1h' }]);
  expect([mailOf('page').to, mailOf(route.receiver).to]).toEqual(['on-call@example.org', 'tickets@example.org']);
  for (const { text, headers, send_resolved: tellsTheEnd } of ['page', 'ticket'].map(mailOf)) {
    expect(tellsTheEnd).toBe(true);
    expect(text).toContain('{{ .Annotations.runbook_url }}');
    expect(headers.Subject).toContain('$alert.Labels.alertname');
  }
  expect(new Set([...rules.matchAll(/severity: (\w+)/g)].map(([, severity]) => severity))).toEqual(
    new Set(['page', 'ticket']),
  );
});

test('each alert leads to its heading of the runbook, which says what to do, and no heading is left over', () => {
  const links = [...rules.matchAll(/runbook_url: \S+#(\S+)/g)].map(([, anchor]) => anchor);
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
  const sections = runbook.split('\n## ').slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(alerts);
  for (const section of sections) expect(section.length, section).toBeGreaterThan(150);
});

test('rules and dashboard know every figure of the program, and no other', () => {
  const shown = used(dashboard);
  for (const name of [...used(rules), ...shown]) expect(made, name).toContain(name);
  // What says little by itself.
  const notShown = ['evenkeel_started_timestamp_seconds', 'evenkeel_slots', 'evenkeel_database_silent'];
  expect([...made].filter((name) => !shown.has(name)).toSorted()).toEqual(notShown.toSorted());
});

test('no figure has a label that Prometheus gives itself: it would take its own', () => {
  const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const lists = sources.flatMap((path) => [
    ...readFileSync(join(root, 'server', path), 'utf8').matchAll(/labels: \[('[^\]]+)\]/g),
  ]);
  const labels = lists.flatMap(([, list = '']) => list.replaceAll(/['\s]/g, '').split(','));
  expect(labels).toContain('queue');
  for (const own of ['job', 'instance']) expect(labels).not.toContain(own);
});

test('the dashboard is one that Grafana can import', () => {
  const { title, uid, panels } = JSON.parse(dashboard);
  expect([title, uid]).toEqual(['Evenkeel', 'evenkeel']);
  const ids = panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { targets, gridPos, datasource } of panels) {
    expect(targets.length).toBeGreaterThan(0);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    expect(datasource.uid).toBe('${datasource}');
  }
});

test.skipIf(whyNoPromtool !== '')(`Prometheus reads each expression of the dashboard${whyNoPromtool}`, () => {
  const { panels } = JSON.parse(dashboard);
  // As if they were rules.
  const exprs = panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr));
  const asRules = exprs.map((expr: string, place: number) => ({ record: `panel:${place}`, expr }));
  const content = JSON.stringify({ groups: [{ name: 'panels', rules: asRules }] });
  const file = join(mkdtempSync(join(tmpdir(), 'evenkeel-panels-')), 'rules.yml');
  writeFileSync(file, content);
  expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${exprs.length} rules found`);
  rmSync(dirname(file), { recursive: true });
});
