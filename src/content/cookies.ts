import {brand} from '@site/src/data/brand';
import {monthsOfConsent, type OwnStorageName} from '@site/src/data/ownStorage';
import type {ThirdParty} from '@site/src/data/thirdPartySchema';

type Kind = ThirdParty['kind'];

/** Words of the cookie page, of the choice between third parties in the cookie dialog, and of embeds. */
export const cookies = {
  meta: {
    title: 'Cookies and storage',
    description:
      'What this site stores in your browser, who else does and for how long, and how to change your choice.',
  },
  title: 'Cookies and storage',
  lede: 'What stays in your browser when you use this site: what it is for, whose it is, and how long it is kept.',
  table: {
    name: 'Name',
    place: 'Where',
    purpose: 'What it is for',
    kept: 'How long',
    of: (place: string, host: string) => `${place} of ${host}`,
    session: 'Until you close the tab or the browser',
    untilDeleted: 'Until you delete it',
  },
  own: {
    title: 'What the site itself stores',
    text: `${brand.name} sets no cookies. The entries below stay in your browser and do what you asked for, so the law asks for no consent: Article 5(3) of Directive 2002/58/EC and, in Italy, Article 122 of the Privacy Code.`,
    purposes: {
      cookieConsent: 'Your answer in the cookie dialog, so that it does not come back on every page.',
      thirdPartyConsent: `Which services of other companies you allow, and since when. You are asked again after ${monthsOfConsent} months, or when something changes.`,
      'docusaurus.tab.*': 'Which of several tabs you chose in a text, so that other texts show the same one.',
      'checklist.*': 'What you ticked in a checklist, until you clear it there.',
      announcement: 'Which announcement you closed, so that it does not come back.',
      languageOffer: 'That you closed the line which offers a page in another language.',
      brandPreview:
        'The name and the colour that you try out: at the top of a page, in the white-label preview or on a sheet. Messages to us begin with them.',
      brandLogo: 'A small copy of the logo that you try out. It is not sent anywhere.',
      brandStyle: 'How pages look in the brand that you try out, so that each shows it from the start.',
    } satisfies Record<OwnStorageName, string>,
  },
  parties: {
    title: 'Services of other companies',
    none: 'There are none. No page of this site loads anything from another company, so no one else stores anything in your browser here.',
    some: 'Nothing is requested from any of them until you allow it. A company that receives a request learns your IP address and which site you are on, as with everything that a browser loads.',
    kinds: {
      video: 'Videos',
      map: 'Maps',
      analytics: 'Statistics',
      chat: 'Chat',
    } satisfies Record<Kind, string>,
    company: 'Company',
    processedIn: 'Processes data in',
    loaded: 'Loaded',
    when: {
      frame: 'Where a text shows it, after you press its button or always allow it',
      script: 'On every page, after you allow it',
    },
    stores: 'Stores in your browser',
    nothing: 'Nothing',
    privacyPolicy: 'Privacy policy',
  },
  change: {
    title: 'Change your mind',
    none: 'The dialog that asks for your choice comes back with this button, and from the foot of every page. Your new answer takes the place of the old one.',
    some: 'Your choice is one click away, at the foot of every page. What you no longer allow is not loaded any more, and what it had stored on this site is deleted at once; what it keeps on its own site, only you can delete, in the settings of your browser.',
    without: 'Without JavaScript nothing is stored and nothing of other companies is loaded.',
  },
  dialog: {
    text: 'With your consent this site loads services of other companies. Until then nothing is requested from any of them.',
    more: 'What they store, and for how long',
    choose: 'Choose one by one',
    save: 'Save my choice',
    close: 'Close and continue without accepting',
  },
  embed: {
    load: {video: 'Play the video', map: 'Show the map'},
    at: {
      video: (name: string) => `Watch it at ${name}`,
      map: (name: string) => `Open it at ${name}`,
    },
    who: (name: string, company: string, countries: string) =>
      `It comes from ${name} (${company}), which processes data in ${countries}, and only when you ask for it.`,
    stores: (items: string) => `It then stores in your browser: ${items}.`,
    storesNothing: 'It stores nothing in your browser.',
    more: 'Details and how long',
    always: (name: string) => `Always allow ${name}`,
    unlisted: (title: string, name: string) =>
      `“${title}” would be here. It is at “${name}”, and this site loads nothing from there.`,
  },
};

export type CookiesContent = typeof cookies;
