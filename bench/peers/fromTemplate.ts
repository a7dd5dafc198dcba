import type {Content} from '../content';
import {iconOf, siteLogo} from '../../src/plugins/brand/logo.cjs';
import {siteColours} from '../../src/plugins/brand/colours.cjs';
import {copyInto, emptyFolder, writeFiles} from '../files';
import {packageEntries, type Peer} from './peer';

/** The portal's sign, which each site but the limit has: without one, browsers ask for it in vain. */
const sign = () => iconOf(siteLogo(), siteColours());

interface TemplatePeer extends Omit<Peer, 'prepare'> {
  /** Folder with what does not depend on the content. */
  template: string;
  /** Path of the favicon in the project. */
  favicon: string;
  /** Texts by their paths in the project. */
  files(content: Content): Readonly<Record<string, string>>;
}

/** A peer whose project is a template and the files of the content; packages, caches and the last output stay. */
export function fromTemplate({template, favicon, files, ...peer}: TemplatePeer): Peer {
  return {
    ...peer,
    prepare(content, folder) {
      emptyFolder(folder, [...packageEntries, ...peer.caches]);
      copyInto(template, folder);
      writeFiles(folder, {[favicon]: sign(), ...files(content)});
    },
  };
}
