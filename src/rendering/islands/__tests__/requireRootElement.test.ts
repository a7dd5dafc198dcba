import {requireRootElement} from '../requireRootElement';

it('is content with the element that Docusaurus mounts in, and throws where it is missing', () => {
  const pageWith = (own: string) => ({
    getElementById: (id: string) => (id === own ? ({id} as HTMLElement) : null),
  });
  expect(() => requireRootElement(pageWith('__docusaurus'))).not.toThrow();
  expect(() => requireRootElement(pageWith('main'))).toThrow(
    new Error("Root element not found. Please add a div with id 'root' to your HTML."),
  );
});
