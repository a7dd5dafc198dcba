// sourceHash: '719f6ebc0e27'
import {claims, frameworks} from '@site/src/data/claims';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {scoreLimits} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import type {SolutionsContent} from '@site/src/content/solutions';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('it');
const {from, since} = priceListWords;
const {client} = sampleReport;
const {entry, several} = priceList;

const [onboardFrom, onboardTo] = claims.onboardingHours;

export const solutions: SolutionsContent = {
  meta: {
    title: 'Soluzioni di sicurezza white-label per MSP e telco',
    description: `Dashboard di sicurezza, personalizzazione white-label e scansioni automatiche su una piattaforma con il tuo marchio: attiva in ${claims.setupMinutes} minuti, onboarding in ${onboardFrom}–${onboardTo} ore.`,
    keywords: [
      'soluzioni di sicurezza white-label',
      'dashboard di sicurezza',
      'scansioni di sicurezza automatiche',
      'piattaforma di sicurezza per MSP',
      'monitoraggio della compliance',
    ],
  },
  crumb: 'Soluzioni',
  hero: {
    title: 'Sicurezza che i clienti riconoscono come tua.',
    lede: 'La piattaforma scansiona i domini dei tuoi clienti, ordina le criticità, pianifica le correzioni e scrive il report. Tu porti il cliente e il nome in copertina.',
    primary: 'Richiedi una demo',
    secondary: 'Parla con noi',
    samples: home.hero.own.samples,
    own: 'Oppure con il tuo nome e il tuo logo',
    finding: {
      label:
        'Una criticità di un cliente di esempio come la mostra la piattaforma, dalla scansione alla scadenza della correzione',
      controls: 'Lascia aperti',
      steps: {seen: 'Trovata', again: 'Confermata', called: 'Cliente avvisato', due: 'Da correggere'},
      sample: 'Da un report di esempio: cliente e criticità sono inventati.',
      all: (findings) => `Leggi tutte le ${findings} criticità`,
    },
  },
  features: {
    title: 'Tre cose che altrimenti dovresti costruire in casa',
    lede: 'Un solo elenco di clienti e un solo storico: niente da copiare.',
    learnMore: 'Scopri di più',
    dashboard: {
      tag: 'Visibilità',
      title: 'Una dashboard di sicurezza che parte da chi sta peggio',
      text: 'Tutti i clienti in una schermata, nell’ordine in cui hanno bisogno di te. Punteggio, criticità aperte e prossimo passo affiancati: il piano del lunedì è pronto prima del caffè.',
      about: 'su un mese di servizio, per un cliente',
      caption: `Partner di esempio con cinque clienti, prima il punteggio più basso: sotto ${scoreLimits.urgent} è urgente, sotto ${scoreLimits.toDo} c’è ancora da fare`,
      columns: {client: 'Cliente', score: 'Punteggio su 100', open: 'Aperte', next: 'Prossimo passo'},
      next: {
        bianchi: 'Aggiorna il gateway VPN',
        ferrara: 'Chiudi la porta del desktop remoto',
        miramonti: 'Rinnova il certificato di posta',
        orsini: 'Imposta DMARC su reject',
        aurelia: 'Niente da fare',
      },
    },
    whiteLabel: {
      tag: 'Il tuo marchio',
      title: 'Personalizzazione white-label, una volta sola',
      text: `Logo, colore e dominio si impostano in un punto e compaiono ovunque il cliente guardi. Logo e colori sono inclusi ${several ? 'in ogni piano' : `in ${entry.name}`}, il tuo dominio ${since(featurePlans.customDomain)}.`,
      about: 'sulla personalizzazione white-label, con il tuo nome',
      picture:
        'Un logo, un colore e un dominio arrivano nel portale, nel report, nelle email e nella pagina di accesso',
      kit: {logo: 'Logo', colour: 'Colore del marchio', domain: 'Dominio'},
      outputs: {portal: 'Portale', report: 'Report', email: 'Email', signIn: 'Pagina di accesso'},
      shown: {
        openFindings: 'Criticità aperte',
        email: 'Il tuo report è pronto',
        found: `Hai ${openFindings.length} criticità aperte; la prima è la peggiore.`,
        open: 'Aprilo',
        signIn: 'Accedi',
      },
    },
    scans: {
      tag: 'Automazione',
      title: 'Scansioni di sicurezza automatiche, senza doverle avviare',
      text: 'Domini, siti web e sistemi email vengono controllati secondo il calendario che decidi tu. I problemi nuovi diventano criticità, quelli risolti si chiudono, e a te arriva solo quello che è cambiato. Ogni risultato resta con la sua data: una prova per gli auditor.',
      about: 'su scansioni e valutazione del rischio',
      week: 'Settimana di esempio di un cliente: il dominio è scansionato lunedì, mercoledì e venerdì, il sito web martedì e venerdì, il sistema email mercoledì, con un controllo da correggere',
      targets: ['Dominio', 'Sito web', 'Sistema email'],
      scan: 'Il quadrato è un controllo da correggere: sistema email, mercoledì 02:00',
      scanLabel: (checks, toFix) =>
        `Scansione di esempio di un sistema email: ${checks} controlli, ${toFix} da correggere`,
      states: {passed: 'Superato', toFix: 'Da correggere'},
      names: {
        spf: 'Record SPF',
        dkim: 'Firma DKIM',
        dmarc: 'Policy DMARC',
        tls: 'TLS tra i server',
        relay: 'Nessun relay aperto',
      },
    },
  },
  preview: {
    title: 'Ora guardala con il tuo nome',
    lede: 'Scrivi il nome della tua azienda e scegli il colore. Dashboard, report e pagina di accesso sono tuoi mentre scrivi.',
  },
  more: {
    title: 'Quello che fa funzionare il servizio',
    lede: 'Trovare i punti deboli è solo una parte del lavoro. Queste quattro funzionalità accompagnano il servizio dal primo accesso alla fattura.',
    onboarding: {
      title: 'Onboarding dei clienti',
      text: `Inviti il cliente, fai autorizzare il dominio per iscritto e la prima scansione è già partita. Così è andata da ${client.name}, un cliente di esempio:`,
      steps: {
        invited: 'Invito accettato',
        authorized: 'Dominio autorizzato per iscritto',
        scanned: 'Prima scansione, nella finestra concordata',
        checked: 'Criticità controllate da una persona',
        report: 'Primo report con il tuo nome',
      },
    },
    compliance: {
      title: 'Monitoraggio della compliance',
      text: `Avanzamento in ${list(frameworks)}, controllo per controllo; tutti ${since(featurePlans.fullCatalogue)}. Qui la NIS2, dallo stesso cliente.`,
      chart: 'Le misure dell’articolo 21, paragrafo 2, NIS2 in un cliente di esempio',
      measures: {met: 'Art. 21, par. 2: attuate', open: 'Da completare'},
      names: {
        a: 'Analisi dei rischi',
        b: 'Incidenti',
        c: 'Backup e continuità',
        d: 'Fornitori',
        e: 'Vulnerabilità',
        f: 'Verifica dell’efficacia',
        g: 'Igiene e formazione',
        h: 'Crittografia',
        i: 'Accessi e beni',
        j: 'Secondo fattore',
      },
      report: 'Leggi il report completo di questo cliente',
    },
    analytics: {
      title: 'Analisi dei ricavi',
      text: 'Vedi quanto rende ogni servizio, mese per mese: scansioni, assessment e piani di remediation.',
    },
    api: {
      title: 'Integrazione via API',
      text: `Punteggi e criticità nel tuo PSA, CRM o portale. Le API complete sono incluse ${since(featurePlans.fullApi)}. Una chiamata per lo stesso cliente, con la risposta:`,
      label: 'Chiamata di esempio alle API, con la risposta',
    },
  },
  benefits: {
    title: 'Che cosa guadagni tu, che cosa guadagnano i clienti',
    partners: {
      title: 'Per i partner',
      items: {
        price: {text: 'Ricavi ricorrenti a un prezzo che decidi solo tu.', link: 'Calcola il tuo'},
        start: {
          text: `${claims.setupMinutes} minuti per il tuo account, da ${onboardFrom} a ${onboardTo} ore per l’onboarding del tuo team.`,
          link: 'Pianifica le settimane dopo',
        },
        tools: {
          text: 'Una piattaforma al posto di sei strumenti e sei fatture.',
          link: 'Confronta voce per voce',
        },
        support: {
          text: 'Supporto di secondo livello alle spalle dei tuoi tecnici.',
          link: 'Scopri chi fa che cosa',
        },
        sheets: {
          text: 'Fogli per emergenze e autorizzazioni, con il tuo nome.',
          link: 'Scaricali dall’hub',
        },
      },
    },
    customers: {
      title: 'Per i clienti',
      items: {
        person: {
          text: 'Una sola persona da chiamare: te. Il tuo nome è su tutto.',
          link: 'Guardalo lì',
        },
        report: {
          text: 'Criticità in parole semplici, con le evidenze che chiedono gli auditor.',
          link: 'Vedile in un report',
        },
        rules: {
          text: 'Una risposta pronta quando la chiede la NIS2 o un grande cliente.',
          link: 'Guarda il suo capitolo in un report',
        },
        workspace: {
          text: `Un workspace tutto loro, per vedere che cosa è risolto (${since(featurePlans.clientWorkspace)}).`,
          link: several ? 'Confronta i piani' : 'Guarda che cosa include',
        },
        data: {
          text: 'Dati personali che restano nello Spazio economico europeo.',
          link: 'Guarda dove stanno, e chi li tratta',
        },
      },
    },
  },
  finalCta: {
    title: 'Porta alla demo un dominio tuo',
    text: 'Lo scansioniamo insieme, guardiamo che cosa emerge e apriamo il report con il tuo marchio. È quello che vedrebbe il tuo primo cliente.',
    primary: 'Inizia ora',
    secondary: 'Parla con noi',
    prices: `${from} al mese`,
    points: {
      title: 'Come si svolge una demo',
      points: [
        {
          name: 'Tu porti',
          text: 'Un dominio tuo, o di chi ha autorizzato la scansione per iscritto, e il tuo logo se vuoi.',
        },
        {
          name: 'Insieme apriamo',
          text: 'La scansione, le criticità in ordine di priorità, il piano per la prima e il report con il tuo nome in copertina.',
        },
        {
          name: 'Decidi tu',
          text: `Se continuare con una prova: ${claims.trialDays} giorni, senza carta di credito.`,
        },
      ],
    },
  },
};
