import {renderToStaticMarkup} from 'react-dom/server';
import {Quote} from '../../sections/Quote';
import {SampleMark} from '../SampleMark';

it('stands beside what says that it is a sample, and goes with the flag', () => {
  expect(renderToStaticMarkup(<SampleMark of={{sample: true}} />)).toContain('>Sample</small>');
  expect(renderToStaticMarkup(<SampleMark of={[{}, {sample: true}]} />)).toContain('>Sample</small>');
  for (const real of [{}, {sample: false}, {sample: 'true'}, [{}, {}]]) {
    expect(renderToStaticMarkup(<SampleMark of={real} />)).toBe('');
  }
});

it('stands beside the name of who is quoted', () => {
  const words = {quote: 'It works.', author: 'Ada', role: 'Owner'};
  expect(renderToStaticMarkup(<Quote {...words} sample />)).toMatch(
    /<b>Ada <small[^>]*>Sample<\/small><\/b>/,
  );
  expect(renderToStaticMarkup(<Quote {...words} />)).not.toContain('Sample');
});
