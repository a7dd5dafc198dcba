import {brand} from '@site/src/data/brand';
import type {VisitBrand} from '@site/src/data/visitBrand';

/** The contact form, its dialog and its pages. The client has fixed labels, placeholders and toasts letter by letter. */
export const contact = {
  meta: {
    title: 'Contact us',
    description: `Ask about plans, white label, integrations or a telco launch. ${brand.name}’s partner team answers by email.`,
  },
  title: 'Talk to the partner team',
  lede: 'Tell us who your clients are and what you sell them today. A person reads every message and answers by email.',
  dialogTitle: 'Contact us',
  close: 'Close',
  aside: {
    title: 'Other ways to reach us',
    email: 'Write to us',
    booking: 'Book a meeting',
    bookingText: 'Thirty minutes with someone who has helped partners like you to launch.',
    address: 'Visit us',
  },
  fields: {
    name: {label: 'Name', placeholder: 'Your name'},
    email: {label: 'Email', placeholder: 'you@company.com'},
    company: {label: 'Company', placeholder: 'Your company name'},
    message: {label: 'Message', placeholder: 'How can we help you?'},
    subject: {label: 'Subject'},
  },
  attachment: {
    note: 'Your calculation goes with the message',
    label: 'Your calculation',
    remove: 'Remove',
    removeLabel: 'Remove the calculation',
  },
  topics: {
    partnership: 'Starting a partnership',
    savings: 'My savings calculation',
    partnerRoi: 'My partner ROI calculation',
    custom: 'A custom plan',
    demo: 'A demo with my brand',
  },
  /** The message that asks for a demo, once the visitor has tried on a brand. */
  demo: ({name, colour}: VisitBrand) =>
    `We would like a demo with our brand on it: ${name}, colour ${colour}.`,
  submit: 'Send message',
  sending: 'Sending...',
  required: 'All fields are required.',
  privacyBefore: `${brand.legalName}, the controller, uses these details to answer your request and follow it up:`,
  privacyLink: 'privacy policy',
  summary: 'Please check the fields marked below. Nothing you entered is lost.',
  toasts: {
    sent: {title: 'Message sent!', description: "We'll get back to you as soon as possible."},
    error: 'Error',
    notOk: 'Failed to submit form',
    notThrown: 'Failed to send message',
    /** For a request without an answer. The message is the browser's own, which is English. */
    lost: (message: string) => message,
  },
  thanks: {
    meta: {title: 'Message sent', description: 'Your message has reached us.'},
    title: 'Message sent!',
    text: "We'll get back to you as soon as possible.",
    next: 'While you wait',
    home: 'Back to Home',
    pricing: 'Plans and prices',
    booking: 'Book a meeting',
  },
};

export type ContactContent = typeof contact;
