import {renderToStaticMarkup} from 'react-dom/server';
import {Waterfall} from '../Waterfall';

const row = (amount: string) => (
  <tr key={amount}>
    <td>Step</td>
    <td>
      <strong>{amount}</strong>
    </td>
  </tr>
);

it('lets what comes and goes begin where the row before ended', () => {
  const html = renderToStaticMarkup(
    <Waterfall>
      <table>
        <thead>{row('MRR, EUR')}</thead>
        <tbody>{['800', '+ 200', '− 500', '1.000'].map(row)}</tbody>
      </table>
    </Waterfall>,
  );
  expect(html.match(/<tr[^>]*>/g)).toEqual([
    '<tr>',
    '<tr style="--from:0%;--for:80%">',
    '<tr style="--from:80%;--for:20%;--tone:var(--money)">',
    '<tr style="--from:50%;--for:50%;--tone:var(--danger)">',
    '<tr style="--from:0%;--for:100%">',
  ]);
});
