/** Words around the guides that are downloaded: printed sheets and tables. */
export const downloads = {
  kind: 'Checklist and handbook',
  client: 'Client',
  date: 'Date (dd/mm/yyyy)',
  completedBy: 'Completed by',
  inShort: 'In short',
  online: 'The current text is at',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};

export type DownloadsContent = typeof downloads;
