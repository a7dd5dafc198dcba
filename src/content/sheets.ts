import type {SheetKind} from '@site/src/data/sheetForms';
import {visitBrand} from './visitBrand';

/** Words around the sheets to fill in that come with guides; what they say themselves is in `sheetForms.ts`. */
export const sheets = {
  title: 'Sheets to fill in',
  text: 'Forms to fill in on screen or on paper.',
  /** Added where one of them has a place for it. */
  unnamed: 'They carry no company name until you add yours.',
  /** Above the sheets of the hub: those that a client gets, and those that stay with the partner. */
  groups: {clients: 'To leave with the client', own: 'For your own desk'},
  /** Above those for clients, where the page opens with the form for a name; the full stop follows. */
  above: {text: 'They take the name and colour that you enter', link: 'at the top of this page'},
  /** Before the names of the guides that a sheet comes with. */
  within: 'Part of',
  /** The name of a sheet that several guides have, above the names of those guides. */
  several: {checklist: 'Checklists, one for each guide'} as Partial<Record<SheetKind, string>>,
  /** Beside the name of a sheet that can be had as a spreadsheet, too. */
  table: 'Spreadsheet',
  /** The button of each, which is its title as well, and what it is for. */
  kinds: {
    'emergency-sheet': {
      name: 'Emergency sheet',
      about: 'Who to call first, and what to note, on a page for the wall.',
    },
    checklist: {
      name: 'Checklist',
      about: 'The points of the guide, with room for evidence beside each.',
    },
    'risk-register': {
      name: 'Risk register',
      about:
        'As a form for six risks, or as a spreadsheet with 40 rows that computes scores, levels and overdue reviews.',
    },
    'scan-authorization': {
      name: 'Scan authorization',
      about: 'What may be scanned, when, and who can stop it, on a page to sign before the first scan.',
    },
    'pricing-sheet': {
      name: 'Pricing sheet',
      about: 'Floor price, two tests of the margin and the price list. For internal use.',
    },
    'decision-note': {
      name: 'Decision note',
      about: 'What you sell, what you put in and when you stop, on a page to sign. For internal use.',
    },
  } satisfies Record<SheetKind, {name: string; about: string}>,
  brand: {
    summary: 'With your name and colour',
    /** Above the form of the hub, where the sheets are links. */
    offer:
      'Put your name and colour on the sheets for clients, and on this site until you take them back. Your browser does it; nothing is sent.',
    wear: 'Put my name on them',
    /** @param name of the company */
    worn: (name: string) => `The sheets for clients now carry the name ${name}.`,
    text: 'They are written into the file in your browser; nothing is sent. The white-label preview uses the same name and colour.',
    name: visitBrand.name,
    colour: visitBrand.colour,
    missing: 'Enter the name to put on the sheet.',
    busy: 'Preparing the sheet...',
    /** @param name of the company */
    done: (name: string) => `The sheet carries the name ${name}. Look in your downloads.`,
    failed: 'The sheet did not load. Try again.',
  },
};

export type SheetsContent = typeof sheets;
