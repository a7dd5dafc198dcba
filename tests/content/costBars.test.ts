/** The bars of what separate tools cost stand beside their names, and add up. */
import * as cheerio from 'cheerio';
import {readBuilt} from './site';

const percent = (style: string | undefined, name: string) =>
  Number(new RegExp(`${name}:([\\d.]+)%`).exec(style ?? '')?.[1]);

it.each(['index.html', 'pricing-comparison.html'])('draws them so in %s', (file) => {
  const $ = cheerio.load(readBuilt(file));
  const chart = $('figure:has(li[style*="--of"])');
  expect(chart).toHaveLength(1);
  const rows = chart.find('li').get();
  expect(rows.length).toBeGreaterThan(2);
  let end = 0;
  for (const row of rows) {
    expect($(row).text()).toMatch(/\S+ .*\d/);
    expect(Math.abs(percent($(row).attr('style'), '--at') - end)).toBeLessThan(0.2);
    end += percent($(row).attr('style'), '--of');
  }
  expect(Math.abs(end - 100)).toBeLessThan(0.5);
  const product = percent(chart.find('p[style]').attr('style'), '--of');
  expect(product).toBeGreaterThan(0);
  expect(product).toBeLessThan(100);
});
