// sourceHash: '02904128e9b6'
import type {DownloadsContent} from '@site/src/content/downloads';

export const downloads: DownloadsContent = {
  kind: 'Checklist e manuale',
  client: 'Cliente',
  date: 'Data (gg/mm/aaaa)',
  completedBy: 'Compilato da',
  inShort: 'In breve',
  online: 'Il testo aggiornato è su',
  page: (page, of) => `Pagina ${page} di ${of}`,
};
