import {html} from '../../src/http/html';

test('escapes every value, and not its own markup', () => {
  const inner = html`<b>${`<i a="1" b='2'>&`}</b>`;
  expect(html`<p>${inner}${[inner, inner]}${'&lt;'}</p>`.text).toBe(
    `<p>${'<b>&lt;i a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;</b>'.repeat(3)}&amp;lt;</p>`,
  );
});
