import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {composeTestMail} from '../../src/mail/compose';
import {createFileTransport} from '../../src/mail/fileTransport';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import {describeFailure} from '../../src/mail/transport';
import {freePort} from '../../../tests/freePort';
import {afterTest, temporaryDir} from '../support';
import {startMailServer} from './mailServer';

const mail = composeTestMail(
  '1',
  {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'},
  0,
);

function transportTo(url: string, requireTls = false) {
  const transport = createSmtpTransport(url, requireTls);
  afterTest(() => transport.close());
  return transport;
}

describe('SMTP', () => {
  test('a failed connection says why: refused, certificate, no TLS, no such name', async () => {
    const server = await startMailServer();
    const secured = await startMailServer({secure: true});
    const urls = [
      `smtp://127.0.0.1:${await freePort()}`,
      `smtps://127.0.0.1:${secured.port}`,
      `smtps://127.0.0.1:${server.port}`,
      'smtp://nowhere.invalid',
    ];
    const errors = urls.map((url) =>
      transportTo(url)
        .send(mail, AbortSignal.timeout(5000))
        .catch((error: unknown) => error),
    );
    const causes = (await Promise.all(errors)).map((error) => describeFailure(error).cause);
    expect(causes).toEqual([
      'ECONNREFUSED',
      // The test server's own certificate has expired long ago.
      'CERT_HAS_EXPIRED',
      'ERR_SSL_WRONG_VERSION_NUMBER',
      expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN)$/),
    ]);
  });

  test('has as many connections as the address says', () => {
    expect(transportTo('smtp://127.0.0.1:1').connections).toBe(3);
    expect(transportTo('smtp://127.0.0.1:1?maxConnections=1').connections).toBe(1);
  });

  test.each([{path: import.meta.filename}, {href: 'http://127.0.0.1:1/'}])(
    'reads no file and no address for a mail: %j',
    async (text) => {
      const server = await startMailServer();
      const asking = {...mail, text} as unknown as typeof mail;
      for (const transport of [transportTo(server.url), createFileTransport(temporaryDir())]) {
        await expect(transport.send(asking, AbortSignal.timeout(5000))).rejects.toThrow(
          /^(?:File|Url) access rejected for /,
        );
      }
      expect(server.mails).toEqual([]);
    },
  );

  test('gives up at the deadline though the server keeps the line alive', async () => {
    const drip = createServer((socket) => {
      socket.on('error', () => {});
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
    afterTest(() => new Promise((resolve) => drip.close(resolve)));
    const {port} = drip.address() as AddressInfo;
    const start = Date.now();
    await expect(
      transportTo(`smtp://127.0.0.1:${port}`).send(mail, AbortSignal.timeout(300)),
    ).rejects.toMatchObject({code: 'EABORT'});
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test('does not send in the clear when TLS is required, unless the address lifts that', async () => {
    const server = await startMailServer();
    const send = (url: string) => transportTo(url, true).send(mail, AbortSignal.timeout(5000));
    await expect(send(server.url)).rejects.toThrow();
    expect(server.mails).toEqual([]);
    await send(`${server.url}?requireTLS=false`);
    expect(server.mails).toHaveLength(1);
  });
});
