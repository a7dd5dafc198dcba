import {createMetrics, serveMetrics} from '../src/metrics';
import type {QueueCount} from '../src/store/store';
import {afterTest, setUp, validMessage} from './setUp';

test('tells operators what happens, and nothing about visitors', async () => {
  const metrics = createMetrics(() => Date.parse('2026-03-01T10:01:00Z'));
  const {post, store, app} = await setUp({metrics, now: () => Date.parse('2026-03-01T10:00:00Z')});
  metrics.observe(store, new Map([['mail', {circuit: {isOpen: true}}]]));
  await post(validMessage);
  await post(validMessage);
  await post({...validMessage, message: 'Another message', website: 'x'});
  await post({...validMessage, message: '[url=http://a.example]Spam[/url] for all', website: 'x'});
  await app.inject('/api/health?email=ada@example.com');
  metrics.attempted('mail', 'retried');
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  afterTest(() => server.close());
  const {port} = server.address() as {port: number};
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'portal_messages_total{kind="stored"} 1',
    'portal_messages_total{kind="repeated"} 1',
    'portal_messages_total{kind="suspicious"} 1',
    'portal_messages_total{kind="held"} 1',
    'portal_http_request_duration_seconds_count{method="POST",route="/api/contact",status="202"} 4',
    'portal_delivery_attempts_total{channel="mail",outcome="retried"} 1',
    'portal_queue_jobs{channel="mail",state="pending"} 2',
    'portal_queue_oldest_pending_seconds{channel="mail"} 60',
    'portal_circuit_open{channel="mail"} 1',
    'portal_store_up 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('ada');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  metrics.text = () => Promise.reject(new Error('broken'));
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
});

test('tells the queue as it is now, and the room on the disk', async () => {
  const metrics = createMetrics(() => 60_000);
  let queue: readonly QueueCount[] = [
    {channel: 'mail', state: 'pending', count: 3, oldestAt: 20_000},
    {channel: 'webhook', state: 'failed', count: 1, oldestAt: 0},
    // From a clock that is ahead.
    {channel: 'webhook', state: 'pending', count: 4, oldestAt: 70_000},
  ];
  const workers = new Map([
    ['mail', {circuit: {isOpen: true}}],
    ['webhook', {circuit: {isOpen: false}}],
  ] as const);
  metrics.observe(
    {countQueue: async () => queue},
    workers,
    async () => 5_000,
    async () => 1_500,
  );
  const told = async () => (await metrics.text()).split('\n');
  expect(await told()).toEqual(
    expect.arrayContaining([
      'portal_queue_jobs{channel="mail",state="pending"} 3',
      'portal_queue_jobs{channel="mail",state="held"} 0',
      'portal_queue_jobs{channel="webhook",state="failed"} 1',
      'portal_queue_oldest_pending_seconds{channel="mail"} 40',
      'portal_queue_oldest_pending_seconds{channel="webhook"} 0',
      'portal_circuit_open{channel="webhook"} 0',
      'portal_disk_free_bytes 5000',
      'portal_last_backup_timestamp_seconds 1.5',
    ]),
  );
  queue = [];
  expect(await told()).toContain('portal_queue_jobs{channel="mail",state="pending"} 0');
  // A failing disk check or a silent store must not block the other metrics.
  const gone = () => Promise.reject(new Error('gone'));
  metrics.observe({countQueue: () => new Promise(() => {})}, new Map(), gone, async () => null);
  expect(await told()).toEqual(
    expect.arrayContaining(['portal_store_up 0', 'portal_last_backup_timestamp_seconds 0']),
  );
});
