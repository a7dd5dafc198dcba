import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LanguageContext} from '../../../site/LanguageContext';
import {Waterfall} from '../Waterfall';

const rendered = (part: ReactNode) =>
  renderToStaticMarkup(
    <LanguageContext value={{language: 'en', textLanguage: 'en', toggleHref: '/'}}>{part}</LanguageContext>,
  );

const row = (amount: string) => (
  <tr key={amount}>
    <td>Step</td>
    <td>
      <strong>{amount}</strong>
    </td>
  </tr>
);

const drawn = (...amounts: string[]) =>
  rendered(
    <Waterfall>
      <table>
        <thead>{row('MRR')}</thead>
        <tbody>{amounts.map(row)}</tbody>
      </table>
    </Waterfall>,
  );

it('lets what comes and goes begin where the row before ended', () => {
  const html = drawn('800', '+ 200', '− 500', '1.000');
  expect(html.match(/<tr[^>]*>/g)).toEqual([
    '<tr>',
    '<tr style="--from:0%;--for:80%">',
    '<tr style="--from:80%;--for:20%;--tone:var(--money)">',
    '<tr style="--from:50%;--for:50%;--tone:var(--danger)">',
    '<tr style="--from:0%;--for:100%">',
  ]);
});

it('takes a hyphen for a minus, and says which row it cannot draw', () => {
  expect(drawn('800', '- 500')).toContain('var(--danger)');
  expect(() => drawn('800', 'about 200')).toThrow('<Waterfall> cannot draw the row "Step | about 200".');
  expect(() => drawn()).toThrow('<Waterfall> holds no table with rows.');
});
