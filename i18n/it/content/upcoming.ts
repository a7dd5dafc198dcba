// sourceHash: '7a2a328fee80'
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {savedPerClientEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import type {UpcomingContent} from '@site/src/content/upcoming';

const {eur, number} = formats('it');

export const upcoming: UpcomingContent = {
  badge: 'In preparazione',
  partsTitle: 'Che cosa troverai qui',
  askTitle: 'Ti serve subito?',
  askText: 'Chiedi al team partner: ricevi le stesse informazioni via email o in una breve chiamata.',
  contact: 'Parla con noi',
  booking: 'Prenota un incontro',
  pages: {
    solutions: {
      title: 'La piattaforma',
      text: 'Un’unica console per scansioni, compliance e report per i clienti, con il tuo logo in ogni schermata.',
      parts: [
        {
          title: 'Dashboard di sicurezza',
          text: 'Tutti i clienti e le criticità aperte a colpo d’occhio, in ordine di priorità.',
        },
        {
          title: 'Personalizzazione white-label',
          text: 'Logo, colori e dominio: li cambi una volta, si vedono ovunque.',
        },
        {
          title: 'Scansioni di sicurezza automatiche',
          text: 'Domini, siti web e sistemi email controllati a intervalli programmati.',
        },
        {
          title: 'Onboarding, avanzamento, analisi, API',
          text: 'Tutto quello che sta attorno al servizio, dal primo accesso alla fattura.',
        },
      ],
    },
    pricing: {
      title: 'Prezzi',
      text: `Piani da ${eur(plans.attract.eurPerMonth)} al mese: ${plans.attract.name}, ${plans.engage.name}, ${plans.scale.name}, ${plans.custom.name}.`,
      parts: [
        {
          id: 'plans',
          title: `${plans.attract.name} ${eur(plans.attract.eurPerMonth)}, ${plans.engage.name} ${eur(plans.engage.eurPerMonth)}, ${plans.scale.name} ${eur(plans.scale.eurPerMonth)} al mese`,
          text: `Fino a ${number(plans.attract.clients)}, ${number(plans.engage.clients)} e ${number(plans.scale.clients)} clienti, con fatturazione annuale. Custom: prezzo su richiesta.`,
        },
        {
          id: 'comparison',
          title: 'Ogni funzionalità, piano per piano',
          text: 'Una sola tabella, con limiti e opzioni aggiuntive.',
        },
        {
          id: 'features',
          title: 'Che cosa fa ogni funzionalità',
          text: 'Otto funzionalità, ognuna spiegata in un paragrafo.',
        },
        {
          id: 'faq',
          title: 'Domande sulla fatturazione',
          text: 'Cambi di piano, clienti aggiuntivi e prova gratuita.',
        },
      ],
    },
    pricingComparison: {
      title: 'Risparmio sui costi',
      text: `Strumenti separati e una sola piattaforma a confronto: quanto costa ciascuno, e come si arriva a risparmiare ${eur(savedPerClientEur)} per cliente al mese.`,
      parts: [
        {
          title: 'Strumento per strumento',
          text: 'Gli strumenti più diffusi, quanto costano in media e che cosa li sostituisce.',
        },
        {
          id: 'roi-calculator',
          title: 'Calcolatore del risparmio',
          text: 'Il calcolatore della home, con tutti i passaggi e un report da scaricare.',
        },
        {id: 'faq', title: 'Domande sulla migrazione', text: 'Dati, contratti e l’ordine in cui procedere.'},
      ],
    },
    growthModels: {
      title: 'Modelli di crescita',
      text: 'Quattro modi per costruire un business sulla piattaforma, ognuno con casi concreti.',
      parts: [
        {id: 'msp-model', title: 'MSP', text: 'Ricavi ricorrenti dai clienti che segui già.'},
        {
          id: 'telco-model',
          title: 'Telco',
          text: `La sicurezza nell’offerta per le imprese, attiva in meno di ${claims.telcoLaunchDays} giorni.`,
        },
        {id: 'platform-model', title: 'Piattaforma', text: 'Gli assessment dentro il tuo prodotto, via API.'},
        {
          id: 'enterprise-model',
          title: 'Enterprise',
          text: 'La sicurezza della filiera, fornitore per fornitore.',
        },
      ],
    },
    innovationLab: {
      title: 'Innovation Lab',
      text: 'Progetti di ricerca che diventano prodotto: chi li finanzia, che cosa studiano e quali risultati hanno dato.',
      parts: [
        {title: 'Tre pilastri', text: 'Che cosa studiamo, e perché ai partner servirà.'},
        {title: 'Progetti finanziati', text: 'Cofinanziati da programmi europei, nazionali e regionali.'},
        {title: 'Collabora con il Lab', text: 'Come partecipano università e partner.'},
      ],
    },
    partnerProgram: {
      title: 'Programma partner',
      text: 'Diventa partner, metti il tuo marchio sulla piattaforma e guadagna su ogni cliente.',
      parts: [
        {title: 'Tre passi', text: 'Registrati e personalizza, vendi ed eroga, guadagna e cresci.'},
        {
          title: 'Che cosa ottengono i partner',
          text: 'Ricavi ricorrenti, report e interfacce con il tuo marchio, supporto tecnico e commerciale.',
        },
        {
          id: 'roi',
          title: 'Calcolatore ROI per i partner',
          text: 'Ricavi, utile e punto di pareggio con i tuoi numeri.',
        },
      ],
    },
    terms: {
      title: 'Contratto quadro di servizi e rivendita',
      text: 'L’accordo tra noi e i partner che rivendono i servizi.',
      parts: [
        {
          title: 'Sedici articoli',
          text: 'Licenza, ordini, corrispettivi, riservatezza, responsabilità, durata e legge applicabile.',
        },
        {title: 'Versioni datate', text: 'Il testo in vigore, quelli precedenti e che cosa è cambiato.'},
      ],
    },
    dpa: {
      title: 'Accordo sul trattamento dei dati',
      text: 'Come trattiamo i dati personali per conto dei partner e dei loro clienti.',
      parts: [
        {
          title: 'Dodici sezioni',
          text: 'Ruoli, misure di sicurezza, sub-responsabili, trasferimenti, audit e cancellazione.',
        },
        {title: 'Versioni datate', text: 'Il testo in vigore, quelli precedenti e che cosa è cambiato.'},
      ],
    },
  },
};
