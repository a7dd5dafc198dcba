/** The alert rules, read beside the metrics of a server. */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {createMetrics} from '../../src/metrics';
import {describeWith} from '../engines/absent';
import {setUp, temporaryDir, validMessage} from '../setUp';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly annotations: {readonly summary: string};
}

const file = join(import.meta.dirname, '../../deploy/alerts.yml');
const {groups} = parse(readFileSync(file, 'utf8')) as {groups: {rules: Rule[]}[]};
const rules = groups.flatMap((group) => group.rules);

/** Words of the language that are no metrics; `up` is Prometheus's own. */
const words = new Set([
  'sum',
  'count',
  'increase',
  'rate',
  'and',
  'or',
  'unless',
  'offset',
  'by',
  'up',
  'max',
  'min',
  'm',
]);

/** Names of metrics in an expression, and its labels with their values. */
function partsOf(expr: string) {
  const labels = [...expr.matchAll(/(\w+)(=~?)"([^"]*)"/g)].map(([, name = '', how, value = '']) => ({
    name,
    how,
    value,
  }));
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '');
  const names = (bare.match(/\b[a-z_]\w*/gi) ?? []).filter((name) => !words.has(name));
  return {names, labels};
}

/** What a server tells, after one of everything. */
async function told(): Promise<string> {
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

/** Metrics and values of labels in the rules that no server tells. */
function unknownIn(someRules: readonly Rule[], text: string): string[] {
  return someRules.flatMap(({alert, expr}) => {
    const {names, labels} = partsOf(expr);
    const missing = names.filter((name) => !new RegExp(`^${name}(?:\\{| )`, 'm').test(text));
    const odd = labels
      .filter(({name}) => name !== 'job')
      .filter(({name, how, value}) => {
        const pattern = how === '=~' ? value : value.replaceAll(/\W/g, '\\$&');
        return !new RegExp(`\\b${name}="(?:${pattern})"`).test(text);
      })
      .map(({name, value}) => `${name}="${value}"`);
    return [...missing, ...odd].map((part) => `${alert}: ${part}`);
  });
}

test('ask for what a server tells', async () => {
  const text = await told();
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(({expr}) => partsOf(expr).names).length).toBeGreaterThan(5);
  expect(unknownIn(rules, text)).toEqual([]);
  const bad = {alert: 'Bad', expr: 'portal_queue_job{state="lost"} > 0', annotations: {summary: ''}};
  expect(unknownIn([bad], text)).toEqual(['Bad: portal_queue_job', 'Bad: state="lost"']);
});

test('each has a name of its own, a time that Prometheus reads, and words for people', () => {
  expect(new Set(rules.map(({alert}) => alert)).size).toBe(rules.length);
  for (const {alert, for: time = '1m', annotations} of rules) {
    expect([alert, time]).toEqual([alert, expect.stringMatching(/^\d+[smhd]$/)]);
    expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
  }
});

test('the table of the README names each', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(rules.map(({alert}) => alert).filter((alert) => !readme.includes(`\`${alert}\``))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describeWith(hasPromtool, 'promtool')('promtool', () => {
  const text = readFileSync(file, 'utf8');
  const tests = readFileSync(file.replace(/yml$/, 'test.yml'), 'utf8');

  /** What it says of rules and of what they are to do, and whether it is content. */
  function promtool(someRules: string) {
    const cwd = temporaryDir();
    writeFileSync(join(cwd, 'alerts.yml'), someRules);
    writeFileSync(join(cwd, 'alerts.test.yml'), tests);
    return [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ].map((args) => {
      const {status, stdout, stderr} = spawnSync('promtool', args, {cwd, encoding: 'utf8'});
      return {status, said: stdout + stderr};
    });
  }

  test('understands the rules, and each tells its trouble when it is time', () => {
    const [check, tried] = promtool(text);
    expect(check).toMatchObject({status: 0, said: expect.stringContaining(`${rules.length} rules found`)});
    expect(tried).toMatchObject({status: 0, said: expect.stringContaining('SUCCESS')});
    for (const {alert} of rules) {
      // As one that is told, and as one that is not.
      expect([alert, tests.split(`alertname: ${alert}\n`).length]).not.toEqual([alert, 1]);
      expect([alert, tests.includes(`alertname: ${alert}, exp_alerts: []`)]).toEqual([alert, true]);
    }
  });

  test('sees a rule that is wrong', () => {
    expect(promtool(text.replace('> 600', '> > 600'))[0]).toMatchObject({status: 1});
    for (const [right, wrong] of [
      ['> 600', '> 6000'],
      ['for: 2m', 'for: 20m'],
      // The first error of its kind.
      [/\n\s+or count[^\n]+\n[^\n]+offset 10m\) > 0/, ''],
    ] as const) {
      const changed = text.replace(right, wrong);
      expect(changed).not.toBe(text);
      expect(promtool(changed).map(({status}) => status)).toEqual([0, 1]);
    }
  });
});
