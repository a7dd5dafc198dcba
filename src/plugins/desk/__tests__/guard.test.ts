import {refusal} from '../guard';

const request = (headers: Record<string, string>, method = 'GET', remoteAddress = '127.0.0.1') =>
  ({socket: {remoteAddress}, headers: {host: 'localhost:3000', ...headers}, method}) as never;
const machine = 'The desk answers only to the machine that it runs on.';
const name = 'The desk answers only to the name of the machine that it runs on: open it as http://localhost.';
const page = 'The desk answers only to its own pages.';

it.each<[string, string | undefined]>([
  ['127.0.0.1', undefined],
  ['127.10.20.30', undefined],
  ['::1', undefined],
  ['::ffff:127.10.20.30', undefined],
  ['192.168.1.2', machine],
  ['10.127.0.0.1', machine],
  ['127.0.0.1.evil', machine],
  ['::ffff:10.0.0.1', machine],
  ['', machine],
])('answers to %s: %s', (address, refused) => {
  expect(refusal(request({}, 'GET', address))).toBe(refused);
});

it.each<[string, string | undefined]>([
  ['localhost', undefined],
  ['LOCALHOST:3000', undefined],
  ['127.0.0.1:80', undefined],
  ['127.10.20.30', undefined],
  ['[::1]:3000', undefined],
  ['localhost.evil.example', name],
  ['evil.example', name],
  ['my-localhost', name],
  ['localhost:3000:1', name],
  ['localhost:', name],
  ['', name],
])('answers to the name "%s": %s', (host, refused) => {
  expect(refusal(request({host}))).toBe(refused);
});

it.each<[string, Record<string, string>, string, string | undefined]>([
  ['what a proxy passes on', {'x-forwarded-for': '1.2.3.4'}, 'GET', machine],
  ['what another proxy passes on', {forwarded: 'for=1.2.3.4'}, 'GET', machine],
  ['an address that is typed', {'sec-fetch-site': 'none'}, 'GET', undefined],
  ['its own page', {'sec-fetch-site': 'same-origin'}, 'GET', undefined],
  [
    'a link of another site',
    {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'},
    'GET',
    undefined,
  ],
  ['a form of another site', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}, 'POST', page],
  ['a script of another site', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors'}, 'GET', page],
  ['another port', {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'}, 'GET', page],
  ['an old browser on its own page', {origin: 'http://localhost:3000'}, 'POST', undefined],
  ['an old browser on another page', {origin: 'http://evil.example'}, 'POST', page],
  ['an old browser on another port', {origin: 'http://localhost:30000'}, 'POST', page],
  ['a program', {}, 'POST', undefined],
  ['one that only reads', {origin: 'http://evil.example'}, 'GET', undefined],
])('asked by %s', (_, headers, method, refused) => {
  expect(refusal(request(headers, method))).toBe(refused);
});

it('does not answer a request whose sender or host nobody knows', () => {
  expect(refusal({socket: {}, headers: {host: 'localhost'}} as never)).toBe(machine);
  expect(refusal({socket: {remoteAddress: '::1'}, headers: {}} as never)).toBe(name);
});
