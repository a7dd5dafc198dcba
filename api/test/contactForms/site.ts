import {copyFileSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {temporaryDir} from '../support';

/** A built site of contact pages, in both languages. */
export function siteWithForm(): string {
  const dir = temporaryDir();
  mkdirSync(join(dir, 'it'));
  for (const file of ['contact.html', 'it/contact.html']) {
    copyFileSync(join(import.meta.dirname, '../fixtures/contact.html'), join(dir, file));
  }
  return dir;
}
