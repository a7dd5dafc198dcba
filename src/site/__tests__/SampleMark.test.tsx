import {renderToStaticMarkup} from 'react-dom/server';
import {SampleMark} from '../SampleMark';

it('stands beside what says that it is a sample, and goes with the flag', () => {
  expect(renderToStaticMarkup(<SampleMark of={{sample: true}} />)).toContain('>Sample</small>');
  expect(renderToStaticMarkup(<SampleMark of={[{}, {sample: true}]} />)).toContain('>Sample</small>');
  for (const real of [{}, {sample: false}, {sample: 'true'}, [{}, {}]]) {
    expect(renderToStaticMarkup(<SampleMark of={real} />)).toBe('');
  }
});
