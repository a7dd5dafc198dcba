/** Proxies of the site that simulate conditions which not all three engines have a setting for. */
import {createServer, type IncomingMessage, request, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Detour {
  origin: string;
  close(): Promise<void>;
}

async function listen(
  site: string,
  change: (question: IncomingMessage, headers: ServerResponse) => Promise<void> | void,
): Promise<Detour> {
  const {hostname, port} = new URL(site);
  const server: Server = createServer((question, answer) => {
    const {url: path, method, headers} = question;
    const onward = request({hostname, port, path, method, headers}, (reply) => {
      Object.entries(reply.headers).forEach(([name, value]) => value && answer.setHeader(name, value));
      answer.statusCode = reply.statusCode ?? 502;
      void Promise.resolve(change(question, answer)).then(() => reply.pipe(answer));
    });
    onward.on('error', () => answer.destroy());
    question.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Serves the site without scripts: a CSP sandbox disables them in any browser. */
export function withoutScript(site: string): Promise<Detour> {
  const policy = 'sandbox allow-downloads allow-forms allow-popups allow-same-origin allow-top-navigation';
  return listen(site, (_, answer) => {
    answer.setHeader('Content-Security-Policy', policy);
  });
}

/** Serves the site with delayed scripts until `arrive` is called. `asked` counts the requests. */
export async function slowScripts(site: string): Promise<Detour & {arrive(): void; asked(): number}> {
  let arrive = () => {};
  let asked = 0;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const detour = await listen(site, async ({url}) => {
    if (url?.includes('/assets/js/')) {
      asked += 1;
      await arrived;
    }
  });
  return {...detour, arrive: () => arrive(), asked: () => asked};
}
