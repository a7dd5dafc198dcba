// sourceHash: '9c817efd1faf'
import type {NotFoundContent} from '@site/src/content/notFound';

export const notFound: NotFoundContent = {
  code: '404',
  title: 'Questa pagina non c’è',
  text: 'Forse l’indirizzo contiene un errore, o la pagina è stata spostata. Ecco le pagine più cercate.',
  waysLabel: 'Dove andare ora',
  ways: {
    home: {label: 'Home', text: 'Che cosa fa la piattaforma, e per chi'},
    solutions: {label: 'Piattaforma', text: 'Scansioni, compliance e report con il tuo marchio'},
    pricing: {label: 'Prezzi', text: 'Piani, limiti e opzioni aggiuntive'},
    pricingComparison: {
      label: 'Risparmio',
      text: 'I tuoi strumenti di oggi e una sola piattaforma a confronto',
    },
    blog: {label: 'Blog', text: 'Appunti dal team'},
    contact: {label: 'Contattaci', text: 'Ti risponde una persona'},
  },
};
