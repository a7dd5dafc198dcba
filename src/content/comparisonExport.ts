/** Buttons that take the comparison away: PDF and print. */
export const comparisonExport = {
  title: 'Take these numbers with you',
  text: 'Your inputs, the table, the formula and the assumptions in one document. The PDF is made in your browser; nothing is uploaded.',
  download: 'Download PDF',
  print: 'Print',
  busy: 'Preparing PDF...',
  done: 'The PDF is ready. Look in your downloads.',
  failed: 'The PDF could not be made: a part of it did not load.',
  retry: 'Try again',
  fileName: 'cost-savings',
};

export type ComparisonExportContent = typeof comparisonExport;
