// sourceHash: '31581f2f42b3'
import type {DownloadsContent} from '@site/src/content/downloads';

export const downloads: DownloadsContent = {
  kind: 'Checklist e manuale',
  client: 'Cliente',
  date: 'Data',
  completedBy: 'Compilato da',
  inShort: 'In breve',
  online: 'Il testo aggiornato è su',
  page: (page, of) => `Pagina ${page} di ${of}`,
  notes: {
    note: 'Nota',
    tip: 'Consiglio',
    info: 'Buono a sapersi',
    warning: 'Attenzione',
    danger: 'Pericolo',
  },
};
