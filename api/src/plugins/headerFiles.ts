import {securityHeaders, strictTransport} from '../../../src/data/responseHeaders';

const always = [...Object.entries(securityHeaders), strictTransport];

/** For nginx in front of the server: every answer has each header once, also those that nginx gives by itself. */
export function nginxHeaders(): string {
  const lines = always.map(
    ([name, value]) =>
      `proxy_hide_header ${name};\nadd_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`,
  );
  return `# Written by the build. Change src/data/responseHeaders.ts instead.\n${lines.join('')}`;
}
