import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {createMetrics} from '../../src/metrics';
import {describeWith} from '../engines/absent';
import {setUp, validMessage} from '../setUp';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const {groups} = parse(read('alerts.yml')) as {groups: {rules: {alert: string; expr: string}[]}[]};
const rules = groups.flatMap((group) => group.rules);

/** Words of the query language that look like metrics; `up` is Prometheus's own. */
const words = new Set('sum count increase rate and or unless offset up time m'.split(' '));

const namesOf = (expr: string) =>
  (expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/\b[a-z_]\w*/gi) ?? []).filter(
    (name) => !words.has(name),
  );

/** Returns the label values of an expression, as patterns; `job` is Prometheus's own. */
const labelsOf = (expr: string) =>
  [...expr.matchAll(/\b(?!job)(\w+)(=~?)"([^"]*)"/g)].map(([, name, how, value = '']) => {
    return `\\b${name}="(?:${how === '=~' ? value : value.replaceAll(/\W/g, '\\$&')})"`;
  });

/** Reads the metrics after one event of each kind. */
async function metricsText(): Promise<string> {
  const metrics = createMetrics();
  const {app, post, store} = await setUp({metrics, store: {}});
  metrics.observe(store, new Map([['mail', {circuit: {isOpen: false}}]]), async () => 5e9);
  await post(validMessage);
  await post({...validMessage, message: 'Another message', website: 'x'});
  await post({...validMessage, message: 'https://a.b https://c.d https://e.f [url]x[/url]'});
  await app.inject('/api/health');
  metrics.answered({method: 'POST', route: '/api/contact', status: 500}, 0.1);
  return metrics.text();
}

test('rules ask for metrics and labels that a server has', async () => {
  const text = await metricsText();
  const unknown = rules.flatMap(({alert, expr}) => {
    const patterns = [...namesOf(expr).map((name) => `^${name}(?:\\{| )`), ...labelsOf(expr)];
    return patterns.filter((pattern) => !new RegExp(pattern, 'm').test(text)).map((it) => `${alert}: ${it}`);
  });
  expect(rules.length).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});

test('the README says what to do for each', () => {
  const readme = read('../README.md');
  expect(rules.map(({alert}) => alert).filter((alert) => !readme.includes(`\`${alert}\``))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describeWith(hasPromtool, 'prometheus')('promtool', () => {
  test('accepts the rules, and each fires when it should', () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const {status, stdout, stderr} = spawnSync('promtool', args, {cwd: deploy, encoding: 'utf8'});
      expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
    }
    const tests = read('alerts.test.yml');
    for (const {alert} of rules) {
      // Each has a time when it fires, and one before it fires.
      expect(tests).toContain(`alertname: ${alert}\n`);
      expect(tests).toContain(`alertname: ${alert}, exp_alerts: []`);
    }
  });
});
