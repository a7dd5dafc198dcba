import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import brand from '..';
import {siteColours} from '../colours.cjs';
import {iconOf, siteLogo} from '../logo.cjs';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});
const siteDir = process.cwd();
const icon = iconOf(siteLogo(siteDir), siteColours(siteDir));
const make = () => brand({siteDir, baseUrl: '/it/'} as LoadContext);
function configuration(NODE_ENV: string) {
  process.env = {...environment, NODE_ENV};
  return make().configureWebpack!({}, false, {} as never, undefined) as Record<string, unknown>;
}

it('writes the icon in the colours of the site', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'brand-'));
  const plugin = make();
  await plugin.writeFiles!({outDir} as never, []);
  expect(plugin.name).toBe('brand');
  expect(readFileSync(path.join(outDir, 'favicon.svg'), 'utf8')).toBe(icon);
  rmSync(outDir, {recursive: true});
});

it('gives colours and sign to what asks for them, before all other loaders', () => {
  const folder = path.resolve(__dirname, '..');
  expect(configuration('production')).toEqual({
    module: {
      rules: [
        {
          resourceQuery: /^\?brand$/,
          enforce: 'post',
          loader: path.join(folder, 'loader.cjs'),
          options: {coloursFile: path.join(siteDir, 'src/css/colours.css')},
        },
      ],
    },
  });
});

it('has the icon served in development, and leaves other addresses to the next', () => {
  const {setupMiddlewares} = configuration('development').devServer as {
    setupMiddlewares: (others: {middleware: (...args: unknown[]) => void}[]) => void;
  };
  const others: Parameters<typeof setupMiddlewares>[0] = [];
  setupMiddlewares(others);
  const ask = (url: string) => {
    const answer: unknown[] = [];
    const response = {
      setHeader(...header: string[]) {
        answer.push(header.join(': '));
        return response;
      },
      end: (text: string) => void answer.push(text),
    };
    others[0]!.middleware({url}, response, () => answer.push('next'));
    return answer;
  };
  expect(ask('/it/favicon.svg')).toEqual(['content-type: image/svg+xml', icon]);
  expect(ask('/favicon.svg')).toEqual(['next']);
});
