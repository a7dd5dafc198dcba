import {requireRootElement} from '../requireRootElement';

const pageWith = (...ids: string[]) => ({
  getElementById: (id: string) => (ids.includes(id) ? ({id} as HTMLElement) : null),
});

it('is content with the element that Docusaurus mounts in', () => {
  expect(() => requireRootElement(pageWith('__docusaurus'))).not.toThrow();
});

it('throws where it is missing', () => {
  expect(() => requireRootElement(pageWith('main'))).toThrow(
    new Error("Root element not found. Please add a div with id 'root' to your HTML."),
  );
});
