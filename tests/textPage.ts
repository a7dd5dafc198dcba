import type {RenderedPage} from '../src/rendering/lifecycle';

/** A page with a text, as the build hands it to plugins. */
export const textPage = (html: string, own: Partial<RenderedPage> = {}): RenderedPage => ({
  route: '/it/guides/a',
  file: '',
  title: 'A guide',
  meta: new Map(),
  listed: true,
  rendered: `<html><main><h1>A guide</h1><nav>no text</nav><div data-text="">${html}</div></main></html>`,
  ...own,
});
