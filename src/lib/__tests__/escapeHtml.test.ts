import {escapeHtml} from '../escapeHtml';

it('keeps a text from ending what it stands in', () => {
  expect(escapeHtml('R&D <b> "today" it\'s')).toBe("R&amp;D &lt;b&gt; &quot;today&quot; it's");
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
