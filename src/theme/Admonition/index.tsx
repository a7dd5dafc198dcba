// Change: our own look; kinds are in one table.
export {Admonition as default} from '@site/src/features/reading/Admonition';
