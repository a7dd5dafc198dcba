/** The alert rules, read beside the metrics of a server. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {createMetrics} from '../../src/metrics';
import {setUp, validMessage} from '../setUp';

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
const words = new Set(['sum', 'increase', 'rate', 'and', 'or', 'by', 'up', 'max', 'min']);

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
