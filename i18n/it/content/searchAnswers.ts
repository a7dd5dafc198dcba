// sourceHash: 'fd2ed3dbe91d'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {formats} from '@site/src/data/format';
import {linkIn} from '@site/src/lib/linkIn';
import type {SearchAnswer} from '@site/src/lib/searchAnswer';
import {priceListWords} from './priceListWords';

const {eur, number} = formats('it');
const {priced, extendable, trial} = priceList;
const {booking, login} = brand.links;

export const searchAnswers: readonly SearchAnswer[] = [
  {ask: ['prezzo', 'prezzo al mese'], text: `${priceListWords.from} al mese`, to: routes.pricing},
  ...priced.map(({name, eurPerMonth, clients}) => ({
    ask: [`prezzo ${name}`, `piano ${name}`, name, `clienti ${name}`],
    text: `${name}: ${eur(eurPerMonth)} al mese${clients ? `, fino a ${number(clients)} clienti` : ''}`,
    to: routes.pricing,
  })),
  ...extendable.map(({name, addOns}) => ({
    ask: ['prezzo cliente in più', `cliente in più ${name}`, 'cliente in più'],
    text: `Con ${name} un cliente in più costa ${eur(addOns.extraClient)} al mese`,
    to: routes.pricing,
  })),
  {
    ask: ['costo di attivazione', 'configurazione white label', 'prezzo white label'],
    text: `Attivazione del white label: ${eur(whiteLabelSetupEur)}, una tantum`,
    to: routes.pricing,
  },
  {
    ask: ['prova gratuita', 'prova gratuita giorni', 'prova gratuita carta di credito', 'prova durata'],
    text: `${claims.trialDays} giorni gratis con ${trial.name}, senza carta di credito`,
    to: routes.pricing,
  },
  {
    ask: ['calcolatore del risparmio', 'calcolare risparmio', 'calcolatore roi', 'calcolatore'],
    text: 'Calcola quanto risparmi rispetto a strumenti separati',
    to: routes.savingsCalculator,
  },
  {
    ask: [
      'calcolatore roi partner',
      'calcolatore roi',
      'quanto guadagno',
      'calcolatore guadagno',
      'calcolatore',
    ],
    text: 'Calcola quanto guadagneresti come partner',
    to: `${routes.partnerProgram}#roi`,
  },
  {
    ask: [
      'tempo di configurazione',
      'quanto ci vuole per iniziare',
      'quanto tempo per iniziare',
      'configurare account',
    ],
    text: `${claims.setupMinutes} minuti per configurare il tuo account`,
    to: routes.partnerProgram,
  },
  ...(login ? [{ask: ['accedi', 'area clienti'], text: 'Accedi alla piattaforma', to: login}] : []),
  ...(booking
    ? [
        {
          ask: ['prenotare un incontro', 'chiamata vendite'],
          text: 'Prenota un incontro di trenta minuti',
          to: booking,
        },
      ]
    : []),
  {
    ask: ['contatti', 'email', 'vendite', 'contatti assistenza'],
    text: `Scrivi a ${brand.contactEmail} o mandaci un messaggio`,
    to: routes.contact,
  },
  {
    ask: ['sede', 'dati societari', 'dove azienda'],
    text: `Sede legale di ${brand.legalName}: ${brand.seat.street}, ${brand.seat.postalCode} ${brand.seat.city}`,
    to: routes.contact,
  },
  {ask: ['partita iva'], text: `Partita IVA ${brand.vatNumber}`, to: routes.contact},
  {
    ask: ['privacy policy', 'informativa privacy'],
    text: 'Leggi l’informativa sulla privacy',
    to: linkIn(brand.links.privacyPolicy, 'it'),
  },
  {
    ask: ['disdetta', 'preavviso', 'rinnovo', 'disdetta rinnovo'],
    text: 'Gli acquisti online si rinnovano, salvo disdetta dal portale dell’account prima del rinnovo',
    to: `${routes.terms}#section-11`,
  },
  {
    ask: ['preavviso prezzo', 'aumento dei prezzi preavviso', 'modifica condizioni preavviso'],
    text: 'I prezzi cambiano solo a un rinnovo; prezzi e condizioni cambiano con almeno 30 giorni di preavviso',
    to: routes.terms,
  },
  {
    ask: ['uso corretto', 'policy di uso corretto', 'che cosa vuol dire illimitato'],
    text: 'Illimitato significa senza limite di numero, secondo la policy di uso corretto dell’articolo 10',
    to: `${routes.terms}#section-10`,
  },
  {
    ask: ['responsabilità', 'limitazione di responsabilità', 'massimale'],
    text: 'La responsabilità è limitata ai corrispettivi pagati nei 12 mesi prima dell’evento, salvo obblighi di pagamento, dolo, colpa grave e gli altri casi dell’articolo 13.6',
    to: `${routes.terms}#section-13`,
  },
  {
    ask: ['esportare dati fine contratto', 'esportare dati', 'dati dopo il contratto'],
    text: 'Per 30 giorni dopo la fine dell’accordo puoi esportare dati e report',
    to: `${routes.terms}#section-12`,
  },
  {
    ask: ['notifica violazione dei dati', 'violazione dei dati ore', 'violazione dei dati scadenza'],
    text: 'Ti notifichiamo una violazione dei dati personali entro 48 ore da quando ne veniamo a conoscenza',
    to: `${routes.dpa}#section-10`,
  },
  {
    ask: ['cancellazione dei dati', 'cancellazione dei dati scadenza', 'cancellazione dati fine contratto'],
    text: 'I dati personali vengono restituiti o cancellati entro 90 giorni dalla fine del contratto',
    to: `${routes.dpa}#section-12`,
  },
];
