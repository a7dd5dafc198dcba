import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';

/** Words of what surrounds every page. The client has fixed the labels letter by letter. */
export const shell = {
  newTab: '(opens in a new tab)',
  loading: 'Loading...',
  /** Accessible name of the announcement bar. */
  announcement: 'Announcement',
  pauseBackground: 'Pause the moving background',
  nav: {
    label: 'Main',
    menuLabel: 'Menu',
    search: 'Search',
    language: 'Language',
    signIn: 'Sign in',
    trial: 'Start Free Trial',
    items: {
      home: 'Home',
      solutions: 'Platform',
      growthModels: 'Growth Models',
      innovationLab: 'Innovation Lab',
      pricing: 'Pricing',
      pricingComparison: 'Cost Savings',
      blog: 'Blog',
      partnerProgram: 'Partners',
    },
  },
  footer: {
    label: 'Footer',
    promise: 'Security that your clients buy from you, delivered under your brand.',
    groups: {
      company: 'Company',
      product: 'Product',
      resources: 'Resources',
      legal: 'Legal',
    },
    items: {
      home: 'Home',
      innovationLab: 'Innovation Lab',
      customers: 'Case Studies',
      trust: 'Trust',
      contact: 'Contact Us',
      solutions: 'Solutions',
      growthModels: 'Growth Models',
      pricing: 'Pricing',
      partnerProgram: 'Partner Program',
      sampleReport: 'Sample Report',
      savingsCalculator: 'Cost Savings Calculator',
      blog: 'Blog',
      eduHub: 'Cyber Edu Hub',
      terms: 'Terms of Service',
      dpa: 'Data Processing Agreement',
    },
    privacyPolicy: 'Privacy Policy',
    cookies: 'Cookie settings',
    certified: 'Certified',
    vat: 'VAT',
    rights: 'All rights reserved.',
  },
  translation: {
    label: 'About this translation',
    missing: 'This page isn’t available in your language yet. You’re reading the English text.',
    stale: 'The English text of this page has changed since it was translated.',
    original: 'Read it in English',
  },
  cookies: {
    title: 'Cookies, kept short',
    text: 'This site works without tracking. If we ever add a service that needs cookies, it loads only if you accept it here.',
    accept: 'Accept All',
    essential: 'Essential Only',
  },
  stickyBar: {
    label: 'Offer',
    text: `${claims.trialDays} days free. No credit card.`,
    action: 'Start Free Trial',
    dismiss: 'Hide this bar',
  },
  toast: {
    region: 'Notifications',
    dismiss: 'Dismiss',
  },
  retry: {
    text: 'This part of the page didn’t load.',
    action: 'Try again',
  },
  structuredData: {
    organisation: `${brand.name} builds scans, compliance and breach monitoring that partners sell under their own brand.`,
    product: 'Scans, compliance and breach monitoring that partners sell under their own brand.',
    service: 'White-label security for MSPs, telcos and platforms',
  },
};

export type ShellContent = typeof shell;
