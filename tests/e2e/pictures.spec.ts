import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

for (const language of languages) {
  test(`a drawing in a text takes the room that was kept for it (${language})`, async ({page}) => {
    let release = () => {};
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route(/nis2-calendar.*\.svg$/, async (route) => {
      await measured;
      await route.continue();
    });
    const answer = page.waitForResponse(/nis2-calendar.*\.svg$/);
    await page.goto(pathIn(language, '/blog/nis2-directive-italy'), {waitUntil: 'domcontentloaded'});
    const drawing = page.locator('main figure img');
    await drawing.scrollIntoViewIfNeeded();
    const box = () => drawing.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight]);
    const before = await box();
    release();
    expect((await answer).headers()['content-type']).toBe('image/svg+xml');
    const own = () =>
      drawing.evaluate(({naturalWidth, naturalHeight}: HTMLImageElement) => [naturalWidth, naturalHeight]);
    await expect.poll(own).not.toContain(0);
    expect(before).toEqual(await own());
    expect(await box()).toEqual(before);
  });
}
