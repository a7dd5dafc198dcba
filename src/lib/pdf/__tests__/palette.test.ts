import {readFileSync} from 'node:fs';
import path from 'node:path';
import {palette} from '../palette';

const tokens = readFileSync(path.resolve(__dirname, '../../../css/tokens.css'), 'utf8');

/** Light value of a token, written out: '#fff' is '#ffffff'. */
function light(name: string): string {
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]+)`).exec(tokens)?.[1] ?? '';
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
}

it('is the light theme of the site', () => {
  for (const [name, colour] of Object.entries(palette)) {
    expect([name, colour]).toEqual([name, light(name)]);
  }
});
