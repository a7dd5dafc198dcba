#!/usr/bin/env node
/**
 * The system's Firefox, started by Playwright instead of its own build. Playwright uses WebDriver BiDi and begins each
 * visit with a command for the colour scheme that Firefox 153 does not know. The journeys do not emulate a scheme, so
 * this relay answers that command and forwards all others. With a Firefox that supports
 * `emulation.setMediaFeaturesOverride`, set it as Playwright's `executablePath` and delete this file.
 */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';
/** Firefox prints its address, and Playwright waits for the line. */
const announcement = 'WebDriver BiDi listening on ';

const [program, ...args] = [process.env.FIREFOX_PATH ?? 'firefox-esr', ...process.argv.slice(2)];
const firefox = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe']});
firefox.on('error', (error) => {
  console.error(`${program} does not start: ${error.message}`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

/** @param {string} address where Firefox listens */
function relayTo(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('listening', () => console.error(`${announcement}ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (playwright, {url}) => {
    const browser = new WebSocket(address + url.replace(/\/$/, ''), {
      perMessageDeflate: false,
      maxPayload: 0,
    });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      const message = String(data);
      const {id, method} = JSON.parse(message);
      if (method === unknown) {
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
        return;
      }
      await opened;
      browser.send(message);
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('error', (error) => console.error(`The connection to Firefox broke: ${error.message}`));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

createInterface({input: firefox.stderr}).on('line', (line) =>
  line.startsWith(announcement) ? relayTo(line.slice(announcement.length)) : console.error(line),
);
