import type {IncomingMessage} from 'node:http';

const isLoopback = (address = '') => /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/** Names by which a machine calls itself. Others lead here from a page that has its name point at this machine. */
const isOwnName = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Why a request gets no answer from the desk; nothing where it comes from a browser on this machine, from a page of this
 * server where it writes.
 */
export function refusal({socket, headers, method}: IncomingMessage): string | undefined {
  const {host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode} = headers;
  if (!isLoopback(socket.remoteAddress) || headers['x-forwarded-for'] || headers.forwarded) {
    return 'The desk answers only to the machine that it runs on.';
  }
  if (!isOwnName(host)) {
    return 'The desk answers only to the name of the machine that it runs on: open it as http://localhost.';
  }
  const isOwnPage = site === 'same-origin' || site === 'none';
  const isFollowedLink = method === 'GET' && mode === 'navigate';
  if (!isOwnPage && !isFollowedLink) {
    return 'The desk answers only to its own pages.';
  }
  // Browsers of before 2020 and other programs send no Sec-Fetch-Site.
  if (method === 'POST' && origin !== undefined && origin !== `http://${host}`) {
    return 'The desk answers only to its own pages.';
  }
  return undefined;
}
