import {type Drill, expectThat, type Scene} from './lib/drill';
import * as portal from './lib/portal';

const count = 1_000;
/** Maximum Retry-After for a visitor, in seconds. */
const longestWait = 600;
/** Blank variables count as unset, so the program's own limits apply. */
const limits = {RATE_LIMIT_CONTACT: '', RATE_LIMIT_GLOBAL: '', RATE_LIMIT_TOTAL: '', TRUST_PROXY: 'loopback'};
const form = {website: '', elapsedMs: 60_000};
const links = `[url=http://spam.test]buy[/url] ${'http://spam.test '.repeat(5)}`;
/** Five from each of 200 networks, half of them in one /48. */
const spammer = (i: number) => `2001:db8:${i % 2 === 0 ? 7 : 1000 + (i % 200)}:${i % 200}::1`;
const stranger = (i: number) => `2001:db8:${2000 + i}::1`;

/** Floods a new server, then posts from ten other networks. Returns their longest Retry-After, in seconds. */
async function drillFlood(scene: Scene, addressOf: (i: number) => string, more: object) {
  const engine = portal.embedded(scene);
  const server = await portal.startServer(scene, {...engine.env, ...limits, SMTP_URL: portal.nobody});
  const post = (address: string, fields: object) =>
    portal.postMessage(server.url, portal.newMessage(fields), {'x-forwarded-for': address});
  let accepted = 0;
  for (let i = 0; i < count; i++) {
    accepted += Number((await post(addressOf(i), more)).status === 202);
  }
  let wait = 0;
  for (let i = 0; i < 10; i++) {
    const {status, headers} = await post(`203.0.${113 + i}.9`, form);
    wait = Math.max(wait, status === 202 ? 0 : Number(headers['retry-after'] ?? Infinity));
  }
  return {accepted, wait, held: await portal.countOf(engine, 'held')};
}

export const flood: Drill = {
  name: 'flood',
  about: 'a thousand messages from many networks, with and without signs of spam, and visitors after them',
  async run(scene) {
    const spam = await drillFlood(scene, spammer, {message: links});
    const clean = await drillFlood(scene, stranger, form);
    const figures = {
      'with signs of spam: accepted, held, wait of others in s': `${spam.accepted}, ${spam.held}, ${spam.wait}`,
      'without: accepted, wait of others in s': `${clean.accepted}, ${clean.wait}`,
    };
    const holds = spam.held > 0 && spam.wait === 0 && clean.wait <= longestWait;
    expectThat(holds, `After ${count} messages others wait too long: ${JSON.stringify(figures)}`);
    return figures;
  },
};
