import {samplePortfolio} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';

/** The white-label preview: the form beside it and the three mock-ups in it. */
export const brandPreview = {
  placeholder: 'Your company',
  /** Title of the folded fields on phones. */
  more: 'Colour check and logo',
  name: 'Company name',
  colour: {
    label: 'Brand colour',
    swatches: {
      accent: 'Ours',
      green: 'Green',
      violet: 'Violet',
      magenta: 'Magenta',
      rust: 'Rust',
      lemon: 'Lemon yellow',
    },
    picker: 'Any other colour',
    hex: 'Hex code',
    error: 'Enter six characters, 0–9 or A–F, for example #c2410c.',
    pairs: {
      fill: 'Text on it',
      light: 'On light',
      dark: 'On dark',
    },
    ratio: (ratio: string) => `${ratio}:1`,
    pale: 'Too pale to be read on white: lines and links there use the nearest readable shade of your colour.',
    deep: 'On dark screens, lines and links use the nearest readable shade of your colour.',
  },
  logo: {
    label: 'Logo',
    choose: 'Drop a file here, or choose one',
    replace: 'Drop or choose another one',
    hint: 'PNG, JPEG, WebP or SVG, up to 1 MB. It never leaves your browser.',
    remove: 'Remove logo',
    suggestion: (colour: string) => `Use its colour, ${colour}`,
    errors: {
      type: 'Choose a PNG, JPEG, WebP or SVG file.',
      size: 'Choose a file of up to 1 MB.',
      unreadable: 'We can’t read this image. Try saving it as a PNG.',
    },
  },
  status: {
    shows: (name: string) => `The preview now shows ${name}.`,
    white: (ratio: string) => `White text on this colour: contrast ${ratio}:1.`,
    dark: (ratio: string) => `Dark text on this colour: contrast ${ratio}:1.`,
    logo: 'Your logo is in the preview.',
    noLogo: 'The logo is removed.',
    reset: 'The preview is as it was at the start.',
    copied: 'Link copied.',
  },
  actions: {
    demo: 'Send us this brand',
    report: 'See it on the sample report',
    copy: 'Copy link',
    copied: 'Link copied',
    copyByHand: 'Copy this link:',
    restart: 'Start over',
    comparison: 'Put your brand on the cost comparison (PDF)',
  },
  noScript: 'The colours work without JavaScript; your name and logo need it.',
  dashboard: {
    caption: 'Dashboard',
    menu: ['Overview', 'Attack surface', 'Dark web', 'Compliance', 'Remediation', 'Campaigns'],
    tiles: {
      clients: 'clients',
      open: 'open findings',
      lowestScore: 'lowest score',
    },
    trend: 'average score',
    activity: [
      {text: 'Website scan finished, nothing new', when: '2 min'},
      {text: 'GDPR assessment ready to review', when: '1 h'},
      {text: `Report sent to ${samplePortfolio.clients} clients`, when: '4 h'},
    ],
    action: 'New scan',
  },
  report: {
    caption: 'Client report',
    title: 'Security report',
    client: `Prepared for ${sampleReport.client.name}`,
    chart: 'Controls met, by framework',
    by: 'Your contact:',
  },
  signIn: {
    caption: 'Sign-in page',
    title: 'Sign in to',
    email: 'Email',
    password: 'Password',
    action: 'Sign in',
  },
};

export type BrandPreviewContent = typeof brandPreview;
