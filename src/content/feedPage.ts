/** Words on a feed that is opened in a browser. */
export const feedPage = {
  what: 'This is a feed: a file that a feed reader checks for you. What is new reaches you without giving anyone your address.',
  copy: 'To follow it, copy this address into your feed reader:',
  help: 'How to follow a feed, in three steps',
  entries: 'What is in it',
};

export type FeedPageContent = typeof feedPage;
