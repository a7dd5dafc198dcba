#!/usr/bin/env node
/** `npm run check:content`: a command for Docusaurus, with the settings of the site and the checks among them. */
import {fileURLToPath} from 'node:url';

process.env.DOCUSAURUS_CLI_CONFIG = fileURLToPath(new URL('docusaurus.config.ts', import.meta.url));
process.argv.splice(2, 0, 'check-content');
await import('@docusaurus/core/bin/docusaurus.mjs');
