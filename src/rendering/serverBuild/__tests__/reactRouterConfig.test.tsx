import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
  type RouteConfig,
  type RouteConfigComponentProps,
} from 'react-router-config';
import {matchRoutes, renderRoutes} from '../reactRouterConfig';

jest.mock('react-router-config/esm/react-router-config', () =>
  jest.requireActual<object>('react-router-config'),
);

type Render = typeof renderRoutes;

const page = (text: string) =>
  function Page({match, greeting}: RouteConfigComponentProps & {greeting?: string}) {
    return (
      <p>
        {text} {JSON.stringify(match)} {greeting}
      </p>
    );
  };

const section = (render: Render) =>
  function Section({route}: RouteConfigComponentProps) {
    return <div>{render(route?.routes, {greeting: 'hello'})}</div>;
  };

const routesBy = (render: Render): RouteConfig[] => [
  {path: '/', exact: true, component: page('home')},
  {
    path: '/guides',
    component: section(render),
    routes: [{path: '/guides/setup', exact: true, component: page('setup')}, {component: page('any guide')}],
  },
  {path: '/blog/:slug', exact: true, component: page('post')},
  {path: '*', component: page('nothing')},
];

const html = (render: Render, address: string) =>
  renderToStaticMarkup(<StaticRouter location={address}>{render(routesBy(render))}</StaticRouter>);

describe.each(['/', '/guides/setup', '/guides/setup/', '/guides/other', '/blog/trust?a=1', '/nope'])(
  '%s',
  (address) => {
    it('is rendered as react-router-config does', () => {
      const expected = html(renderAll as Render, address);
      expect(expected).toContain('<p');
      expect(html(renderRoutes, address)).toBe(expected);
    });

    it('has the same matches', () => {
      const pathname = address.replace(/\?.*/, '');
      const routes = routesBy(renderRoutes);
      expect(matchAll(routes, pathname)).not.toHaveLength(0);
      expect(matchRoutes(routes, pathname)).toEqual(matchAll(routes, pathname));
    });
  },
);

it('renders nothing without routes', () => {
  expect(renderRoutes(undefined)).toBeNull();
});
