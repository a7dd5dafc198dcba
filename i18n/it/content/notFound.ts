import type {NotFoundContent} from '@site/src/content/notFound';

export const notFound: NotFoundContent = {
  meta: {title: 'Pagina non trovata'},
  code: '404',
  title: 'Questa pagina non c’è',
  text: 'Forse l’indirizzo contiene un errore, o la pagina è stata spostata. Ecco dove vuole andare di solito chi arriva qui.',
  waysLabel: 'Dove andare ora',
  ways: {
    home: {label: 'Home', text: 'Che cosa fa la piattaforma, e per chi'},
    solutions: {label: 'Piattaforma', text: 'Scansioni, conformità e report con il tuo marchio'},
    pricing: {label: 'Prezzi', text: 'Piani, limiti e opzioni aggiuntive'},
    pricingComparison: {label: 'Risparmio', text: 'I tuoi strumenti di oggi contro una sola piattaforma'},
    blog: {label: 'Blog', text: 'Appunti dal team'},
    contact: {label: 'Contattaci', text: 'Chiedi a una persona'},
  },
};
