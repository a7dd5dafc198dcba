/** What somebody reads who opens the address of a feed in a browser. */
export const feedNotice = {
  text: 'This is a feed. Copy the address of this page into a feed reader, and what is new comes to you; you give your own address to no one.',
  link: 'Read it as a page',
};

export type FeedNoticeContent = typeof feedNotice;
