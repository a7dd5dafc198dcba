import {renderToStaticMarkup} from 'react-dom/server';
import {Unbroken} from '../Unbroken';

const html = (title: string) => renderToStaticMarkup(<Unbroken>{title}</Unbroken>);

it('keeps short compounds on one line, and nothing else', () => {
  expect(html('Sell white-label, go-to-market')).toBe(
    'Sell <span class="nowrap">white-label</span>, <span class="nowrap">go-to-market</span>',
  );
  expect(html('Micro-influencer – 8-21, a - b')).toBe('Micro-influencer – 8-21, a - b');
  expect(html('L’e-commerce')).toBe('L’<span class="nowrap">e-commerce</span>');
});
