import {devServer} from '../devServer';

const environment = process.env;
afterEach(() => void (process.env = environment));
const inDevelopment = (...[options]: Parameters<typeof devServer>) => {
  process.env = {...environment, NODE_ENV: 'development'};
  return devServer(options) as {devServer: {setupMiddlewares?: (others: object[]) => object[]}};
};

it('passes on what the server is told, and nothing outside of development', () => {
  const options = {static: [{publicPath: '/a', directory: 'b'}]};
  expect(inDevelopment(options)).toEqual({devServer: options});
  process.env = environment;
  expect(devServer(options)).toEqual({});
});

it('asks a middleware before the others, which stay in their list', () => {
  const middleware = () => undefined;
  const others = [{name: 'other'}];
  expect(inDevelopment({middleware}).devServer.setupMiddlewares?.(others)).toEqual([]);
  expect(others).toEqual([{name: 'first', middleware}, {name: 'other'}]);
});
