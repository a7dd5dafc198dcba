import type {SheetKind} from '@site/src/data/sheetForms';
import {visitBrand} from './visitBrand';

/** Words around guides' fillable sheets. `sheetForms.ts` has the words on the sheets. */
export const sheets = {
  title: 'Sheets to fill in',
  text: 'Forms to fill in on screen or on paper.',
  /** Added if a sheet has a brand slot. */
  unnamed: 'They carry no company name until you add yours.',
  /** Groups of sheets on the hub: for clients, and for the partner. */
  groups: {clients: 'To leave with the client', own: 'For your own desk'},
  /** Above sheets for clients, if the page has the name form. A full stop follows. */
  above: {text: 'They take the name and colour that you enter', link: 'at the top of this page'},
  /** Before the names of the guides that a sheet comes with. */
  within: 'Part of',
  /** Name of a sheet that several guides have, above their names. */
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
    /** Above the form of the hub, which lists the sheets as links. */
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
