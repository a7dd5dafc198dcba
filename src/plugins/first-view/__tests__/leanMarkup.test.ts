import {leanMarkup} from '../leanMarkup';

const page = (body: string) =>
  `<!doctype html><html lang=en dir=ltr><head><meta name=viewport content="width=device-width, initial-scale=1.0"/><meta data-rh=true name=a content=b /><link rel=icon href="/a" /></head><body>${body}</body></html>`;

it('leaves out what only an app that is not there needs', () => {
  expect(leanMarkup(page('<main data-rh="true">a<!-- -->b</main><br/>'))).toBe(
    '<!doctype html><html lang=en><head><meta name=viewport content="width=device-width"><meta name=a content=b><link rel=icon href="/a"></head><body><main>ab</main><br/></body></html>',
  );
});

it('leaves islands as React wrote them', () => {
  const island = '<div data-island=a>1<!-- -->2</div><p>3<!-- -->4</p><div data-island=b>5<!-- -->6</div>';
  expect(leanMarkup(page(`a<!-- -->b<main>${island}</main>c<!-- -->d`))).toContain(
    `<body>ab<main>${island}</main>cd</body>`,
  );
  expect(leanMarkup(page(`<main></main>a<!-- -->b${island}`))).toContain(`ab${island}</body>`);
});

it('keeps the direction of other languages', () => {
  expect(leanMarkup('<html lang=ar dir=rtl><head></head><p dir=ltr>a</html>')).toBe(
    '<html lang=ar dir=rtl><head></head><p dir=ltr>a</html>',
  );
});
