/** Placeholders in a text that `npm run new` creates. */
export const newText = {
  description: 'One or two sentences that say what the reader gets.',
  opening:
    'The first paragraph stands on the list of articles: say whom this is for and what they will know.',
  heading: 'First section',
  body: 'Write here. See WRITING.md for pictures, links and anchors.',
  picture: 'Before it is published, put a picture beside it and name it here:',
  alt: 'What the picture shows.',
  read: '5 minutes read',
  footer: 'One sentence that leads on.',
  footerLabel: 'Explore Solutions',
  firstGuide: 'First guide',
};

export type NewTextContent = typeof newText;
