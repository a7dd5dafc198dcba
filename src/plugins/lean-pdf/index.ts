import type {Plugin} from '@docusaurus/types';

/** What the PDF library loads for HTML, SVG and pictures: our documents have text, lines and boxes. */
const unused = ['canvg', 'dompurify', 'html2canvas', 'fast-png'];

/** Leaves out what the PDF library brings along for things that no document of ours holds. */
export default function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    configureWebpack(_config, isServer) {
      // No page holds a PDF: the server build need not look at the library.
      const names = isServer ? ['jspdf', 'jspdf-autotable'] : unused;
      return {resolve: {alias: Object.fromEntries(names.map((name) => [name, false]))}};
    },
  };
}
