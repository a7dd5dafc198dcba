import {createMetrics, serveMetrics} from '../src/metrics';
import {afterTest, setUp, validMessage} from './setUp';

test('tells operators what happens, and nothing about visitors', async () => {
  const metrics = createMetrics(() => Date.parse('2026-03-01T10:01:00Z'));
  const {post, store, app} = await setUp({metrics, now: () => Date.parse('2026-03-01T10:00:00Z')});
  metrics.observe(store, new Map([['mail', {circuit: {isOpen: true}}]]));
  await post(validMessage);
  await post(validMessage);
  await post({...validMessage, message: 'Another message', website: 'x'});
  await post({});
  await app.inject('/api/health?email=ada@example.com');
  metrics.attempted('mail', 'retried');
  metrics.limitFellBack();
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
    'portal_http_request_duration_seconds_count{method="POST",route="/api/contact",status="202"} 3',
    'portal_http_request_duration_seconds_count{method="POST",route="/api/contact",status="400"} 1',
    'portal_delivery_attempts_total{channel="mail",outcome="retried"} 1',
    'portal_rate_limit_fallback_total 1',
    'portal_queue_jobs{channel="mail",state="pending"} 2',
    'portal_queue_jobs{channel="mail",state="failed"} 0',
    'portal_queue_oldest_pending_seconds{channel="mail"} 60',
    'portal_circuit_open{channel="mail"} 1',
    'portal_store_up 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('ada');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

  metrics.observe({countQueue: () => Promise.reject(new Error('gone'))}, new Map());
  expect(await metrics.text()).toContain('portal_store_up 0');
});

test('a silent store is told in time', async () => {
  const metrics = createMetrics();
  metrics.observe({countQueue: () => new Promise(() => {})}, new Map());
  expect(await metrics.text()).toContain('portal_store_up 0');
});
