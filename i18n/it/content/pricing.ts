// sourceHash: 'd9b0742ceebb'
import {brand} from '@site/src/data/brand';
import {claims, fullCatalogueOnly} from '@site/src/data/claims';
import {agreement, agreementFrom, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {featurePlans, scanLimit, steepStep, yearEur} from '@site/src/data/planFacts';
import {reachClients} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {PricingContent} from '@site/src/content/pricing';
import {clauses} from './clauses';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {currencyName, eur, number, list} = formats('it');
const {all, priced, onRequest, entry, trial, top, several, extendable} = priceList;
const {from, fromWithin, since, count} = priceListWords;
const price = eur(entry.eurPerMonth);
const saved = eur(savedPerClientEur);
const names = list(all.map(({name}) => name));

export const pricing: PricingContent = {
  meta: {
    title: `Prezzi: ${fromWithin} al mese`,
    description: `Cybersecurity white-label, ${fromWithin} al mese con fatturazione annuale: ${names}. Confronta limiti, funzionalità e opzioni.`,
  },
  hero: {
    eyebrow: 'Piani e prezzi',
    title: `${from} al mese. Il prezzo lo fai tu.`,
    lede: several
      ? `${count}. Di ognuno vedi che cosa include, quanto costa un cliente in più e che cosa viene dopo.`
      : `${from} al mese. Vedi che cosa include e dove finisce; quanto chiedi ai tuoi clienti resta tra te e loro.`,
    primary: 'Prova gratis',
    secondary: 'Confronta le funzionalità',
    promises: [
      `${claims.trialDays} giorni gratis con ${trial.name}`,
      'Senza carta di credito',
      'Supporto via chat ed email',
    ],
  },
  savingsBanner: {
    text: `Risparmia fino a ${saved} al mese per cliente, ${clauses.perClientShort}`,
    action: 'Calcola il tuo risparmio',
  },
  ruler: {
    note: `Prezzi e opzioni di questa pagina, IVA esclusa e senza il costo di attivazione.${several ? ` Al piano che costa meno può mancare una funzionalità che ti serve.` : ''}`,
    features: 'Confronta le funzionalità',
  },
  plans: {
    title: several ? 'Scegli in base a clienti, utenti e scansioni' : 'Un solo piano, con tutto dentro',
    lede: 'Puoi iniziare da un solo prospect, gestire un servizio mensile o dare un workspace a ogni cliente.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Fatturazione annuale, per ${contractMonths} mesi`,
    limits: {clients: 'Clienti', mspUsers: 'Utenti del team', scansPerMonth: 'Scansioni al mese'},
    upTo: (most) => `fino a ${most}`,
    unlimited: 'senza limiti',
    addOnsTitle: 'Opzioni aggiuntive, al mese',
    extraClient: (each) => `+ ${each} per ogni cliente in più`,
    extraClientWithWorkspace: (each) => `+ ${each} per cliente in più, con workspace`,
    extraUser: (each) => `+ ${each} per ogni utente in più`,
    setupOnce: `Una tantum: ${eur(whiteLabelSetupEur)} per l’attivazione del white label`,
    setup: 'Tutti i prezzi si intendono IVA esclusa.',
    everythingIn: (plan) => `Tutto quello che c’è in ${plan}`,
    freeTrial: `Prova gratuita di ${claims.trialDays} giorni`,
    actions: home.growthPath.actions,
    onRequest: 'Su richiesta',
  },
  reach: {
    title: onRequest
      ? `Quando conviene ${onRequest.name}`
      : several
        ? 'Fin dove arrivano i piani'
        : 'Fin dove arriva il piano',
    text: `Puoi aggiungere clienti uno alla volta, e il listino non fissa un tetto: oltre i ${number(reachClients)} ognuno costa lo stesso. Scansioni, funzionalità e integrazioni invece restano quelle del piano.`,
    when: 'Chiedilo quando vale una di queste:',
    reasons: [
      ...(scanLimit
        ? [
            `Ti servono più di ${number(scanLimit.scansPerMonth)} scansioni al mese: con una al giorno per ciascuno, sono più di ${number(scanLimit.dailyClients)} clienti`,
          ]
        : []),
      'La piattaforma deve funzionare dentro un tuo sistema',
    ],
    plans: several ? 'Fin dove arriva ogni piano' : 'Fin dove arriva',
    caption: 'Una scansione al giorno è contata come 30 al mese. Prezzi mensili, con un utente del team.',
    columns: {
      plan: 'Piano',
      included: 'Clienti inclusi',
      cost: `${number(reachClients)} clienti costano`,
      daily: 'Clienti con una scansione al giorno',
    },
    none: '–',
    beyond: `Più di ${number(reachClients)} clienti?`,
  },
  procurement: {
    title: 'Che cosa chiederà il tuo ufficio acquisti',
    items: {
      contract: {
        title: 'Contratto',
        text: 'L’accordo è pubblico, in tutte le sue versioni. Il modulo d’ordine prevale: le condizioni concordate con te vanno lì.',
        link: 'Accordo con i partner',
      },
      invoices: {
        title: 'Ordini e fatture',
        text: `Con modulo d’ordine, le fatture in ${currencyName} scadono a ${agreement.invoiceDueDays} giorni, e il rinnovo c’è solo se il modulo lo prevede.`,
        link: 'Corrispettivi e pagamenti',
      },
      data: {
        title: 'Trattamento dei dati',
        text: `Le violazioni sono notificate entro ${dataProcessing.breachNotificationHours} ore, puoi fare un audit con ${dataProcessing.auditNoticeDays} giorni di preavviso e i dati sono restituiti o cancellati entro ${dataProcessing.deletionDays} giorni dalla fine.`,
        link: 'Accordo sul trattamento dei dati',
      },
      hosting: {
        title: 'Hosting e sub-responsabili',
        text: `I dati personali dei tuoi clienti sono conservati nello Spazio economico europeo. Un nuovo sub-responsabile è annunciato ${dataProcessing.subProcessorNoticeDays} giorni prima.`,
        link: 'I sub-responsabili per nome',
      },
      certificates: {
        title: 'Certificati',
        text: (standards, published) =>
          standards
            ? `${standards}.${published ? '' : ' Numero, ente e campo di applicazione non sono ancora pubblicati: chiedici i certificati.'}`
            : 'Non abbiamo certificati; che cosa puoi verificare è nella pagina Fiducia.',
        link: 'Certificati',
      },
      levels: {
        title: 'Livelli di servizio',
        text: 'Disponibilità e tempi di risposta sono pubblicati, e rientrano nella garanzia dell’accordo.',
        link: 'Livelli di servizio',
      },
      finance: {
        title: 'Banche e assicurazioni',
        text: `Quello che DORA chiede ai contratti è in un allegato dell’accordo, dalla versione del ${longDate('it', agreementFrom.financialAnnex)}.`,
        link: 'Allegato per le entità finanziarie',
      },
      security: {
        title: 'Questionario di sicurezza',
        text: 'La pagina Fiducia risponde a una parte: una scansione di questo sito con i punti aperti, e come segnalare una vulnerabilità. Il resto chiedilo a noi.',
        link: 'Pagina Fiducia',
        contact: 'Manda le tue domande',
      },
    },
    template:
      'Dai nostri testi pubblici, che restano bozze finché un legale non li ha rivisti; ogni risposta porta alla sua fonte.',
  },
  comparison: {
    title: several ? 'Tutte le funzionalità, piano per piano' : 'Tutte le funzionalità',
    lede: onRequest
      ? `Che cosa fa ognuna, e quale piano ce l’ha; ${onRequest.name} le ha tutte.`
      : 'Che cosa fa ognuna.',
    feature: 'Funzionalità',
    included: 'Incluso',
    notIncluded: 'Non incluso',
    values: {
      unlimited: 'Senza limiti',
      basicCatalogue: 'Di base',
      fullCatalogue: 'Completo',
    },
    explained: {
      assessments:
        'Il cliente risponde alle domande di un framework; il report con il punteggio ha il tuo marchio.',
      catalogue: `Di base: ISO 27001, NIST 800-171 e il framework ${brand.name}. Completo: anche ${list(fullCatalogueOnly)}.`,
      complianceDashboard:
        'A che punto è ogni cliente con ogni framework del catalogo del piano, e quali controlli mancano.',
      customAssessments:
        'Domande tue, o quelle del catalogo adattate a un settore, a un contratto o a un’assicurazione.',
      digitalFootprint:
        'Che cosa scopre di un’impresa chi la guarda da fuori: il report che apre la trattativa.',
      dataBreach: 'Credenziali e dati aziendali esposti, consegnati a chi può intervenire.',
      campaignManager:
        'Un assessment per molti clienti insieme: i promemoria partono da soli, le risposte sono una accanto all’altra.',
      remediationEngine: 'Le criticità diventano un piano con responsabili, impegno stimato e priorità.',
      clientWorkspace: `Ogni cliente segue criticità, attività e report. I partner segnalano ${withArticle('il', `${claims.fewerSupportRequestsPercent}%`)} di richieste di supporto in meno.`,
    },
    sample: 'Guarda un report di esempio',
    upTo: (count) => `Fino a ${count}`,
    withWorkspace: (price) => `${price}, con workspace`,
    categories: {
      limits: 'Limiti',
      compliance: 'Assessment e compliance',
      monitoring: 'Scansioni e monitoraggio',
      selling: 'Vendita e remediation',
      whiteLabel: 'White label e integrazione',
      addOns: 'Opzioni aggiuntive, al mese',
      service: 'Prova e supporto',
    },
    features: {
      clients: 'Clienti',
      mspUsers: 'Utenti del team',
      scansPerMonth: 'Scansioni al mese',
      assessmentsPerClient: 'Assessment per cliente',
      assessments: 'Assessment dei clienti',
      catalogue: 'Catalogo dei framework',
      complianceDashboard: 'Dashboard di compliance',
      customAssessments: 'Assessment personalizzati',
      customFrameworks: 'Framework personalizzati',
      vulnerabilityScans: 'Scansioni di vulnerabilità su domini, siti web ed email',
      digitalFootprint: 'Report di digital footprint',
      dataBreach: 'Monitoraggio di data breach e dark web',
      campaignManager: 'Gestione delle campagne',
      remediationEngine: 'Motore di remediation automatico',
      salesAdvisor: 'AI sales advisor',
      logoAndColours: 'Il tuo logo e i tuoi colori',
      customDomain: 'Il tuo dominio',
      clientWorkspace: 'Workspace per i clienti',
      fullApi: 'API complete',
      extraClient: 'Cliente in più',
      extraUser: 'Utente del team in più',
      freeTrial: `Prova gratuita, ${claims.trialDays} giorni`,
      support: 'Supporto via chat ed email',
    },
    next: {
      title: 'Ora metti a confronto gli strumenti che usi',
      text: `Gli strumenti separati costano da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} al mese per cliente. Il calcolatore mostra la differenza con i tuoi numeri.`,
      action: 'Calcola il tuo risparmio',
    },
  },
  comingSoon: {
    badge: 'In arrivo',
    title: 'A che cosa stiamo lavorando',
    lede: `Lavori in corso, senza date: una funzionalità entra nella tabella il giorno in cui i partner possono usarla.${several ? ' Scegli il piano per quello che offre oggi.' : ''}`,
    items: [
      {
        title: 'Collegamento al ticketing',
        text: 'Criticità e attività nel service desk che i tuoi tecnici usano già.',
        sample: true,
      },
      {
        title: 'Editor dei report',
        text: 'I capitoli del report per il cliente, scelti e ordinati da te.',
        sample: true,
      },
      {
        title: 'Scadenzario degli obblighi',
        text: 'Le scadenze di framework e contratti, cliente per cliente.',
        sample: true,
      },
    ],
    ask: 'Manca qualcosa?',
    contact: 'Dicci che cosa ti serve',
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Domande su piani e fatturazione',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      ...(several
        ? [
            {
              question: 'Posso cambiare piano in seguito?',
              answer: `Sì, in entrambe le direzioni. Il passaggio a un piano superiore ha effetto subito ed è pro rata: paghi la differenza per il periodo che resta. Il passaggio a un piano inferiore decorre dalla fine del ciclo di fatturazione in corso. I piani, dal più piccolo: ${list(priced.map(({name}) => name))}${onRequest ? `, poi ${onRequest.name} su richiesta` : ''}.`,
            },
          ]
        : []),
      ...(steepStep
        ? [
            {
              question: `Perché ${top.name} costa ${number(steepStep.times)} volte ${steepStep.name}?`,
              answer: `Perché ci lavorano anche i tuoi clienti: ognuno ha un workspace con criticità, attività e report${steepStep.withApi ? ', e i tuoi sistemi leggono punteggi e criticità tramite le API' : ''}. Quando i clienti ci sono tutti, uno costa ${eur(steepStep.clientEur.after)} al mese, con ${steepStep.name} ${eur(steepStep.clientEur.before)}. Se i tuoi clienti leggono soltanto i report, ${steepStep.name} è la scelta migliore${steepStep.extraClientEur ? `, e un cliente in più costa ${eur(steepStep.extraClientEur)} al mese` : ''}.`,
            },
          ]
        : []),
      {
        question: 'La prova è davvero gratis e senza carta di credito?',
        answer: `Sì: ${claims.trialDays} giorni con ${trial.name}, e non chiediamo la carta di credito. Se non indichi un metodo di pagamento, non paghi nulla e le funzionalità a pagamento finiscono con la prova. Se lo aggiungi, la prova diventa un anno a pagamento${yearEur.trial ? ` (${eur(yearEur.trial)}, IVA e costo di attivazione una tantum esclusi)` : ''}, salvo disdetta prima della fine. Facciamo così già oggi, e l’accordo con i partner lo prevede dalla versione del ${longDate('it', agreementFrom.trialByPaymentMethod)}. Ammette anche prove che richiedono un metodo di pagamento: sono concordate a condizioni diverse, e te lo diciamo prima che inizino.`,
      },
      {
        question: 'Chi conta come utente?',
        answer: `Gli utenti sono le persone del tuo team, e solo loro contano per il limite di utenti del piano. I clienti sono le imprese che segui: contano per il limite di clienti e hanno un workspace ciascuno ${since(featurePlans.clientWorkspace)}. I visitatori vedono soltanto quello che condividi con loro; né loro né le persone dei tuoi clienti che inviti in un workspace contano come utenti.`,
      },
      {
        question: 'Che cosa succede se raggiungo un limite?',
        answer: !extendable.length
          ? several
            ? 'Passi al piano superiore, subito e pro rata. Se non c’è, chiedi a noi.'
            : 'Chiedi a noi: vediamo insieme che cosa serve.'
          : `Aggiungi clienti o utenti al prezzo delle opzioni del tuo piano, e resti lì. Se ti servono più scansioni o molti più clienti, ${several ? 'confronta il piano successivo' : 'chiedi a noi'}.`,
      },
      {
        question: 'Come funziona la fatturazione?',
        answer: `I prezzi sono mensili, con fatturazione annuale per ${contractMonths} mesi. Un anno di ${entry.name} costa ${eur(yearEur.entry)}: ${contractMonths} mesi a ${price}. I prezzi sono in ${currencyName}, IVA e costo di attivazione una tantum esclusi. Alla fine dei ${contractMonths} mesi l’abbonamento acquistato online si rinnova per altri ${contractMonths}, salvo disdetta nel portale dell’account prima del rinnovo; quello con modulo d’ordine si rinnova solo se il modulo lo prevede.`,
      },
      {
        question: 'C’è un costo di attivazione?',
        answer: `Ce n’è uno, per il white label: ${eur(whiteLabelSetupEur)}. Vale ${since(featurePlans.logoAndColours)} e si paga una volta sola, non ogni anno.`,
      },
      {
        question: 'Fin dove arriva il white label?',
        answer: `La piattaforma ha il tuo logo e i tuoi colori ${since(featurePlans.logoAndColours)}, ed è sul tuo dominio ${since(featurePlans.customDomain)}.`,
      },
      {
        question: 'Che supporto ricevo?',
        answer: `Supporto via chat ed email, ${since(featurePlans.support)}. Al tuo team diamo supporto di secondo livello; i tuoi clienti si rivolgono a te.`,
      },
      {
        question: 'Come si chiamano i piani nell’accordo?',
        answer: `L’accordo con i partner ne prevede due. Il Piano Starter è gratuito: è quello di un account senza un piano a pagamento attivo. Il Piano Professional è quello a pagamento; ${list(all.map(({name}) => name))} ${several ? 'sono i nomi dei suoi livelli' : 'è il suo nome su questo sito'}.`,
      },
      {
        question: 'Che cosa decide l’AI sales advisor?',
        answer: `Niente. Suggerisce che cosa proporre a un cliente, a partire dalle criticità e dalle risposte già presenti nella piattaforma, e i tuoi commerciali decidono che cosa farne; al cliente non arriva nulla in automatico. Vanno nella stessa direzione, per come li leggiamo, l’AI Act (regolamento (UE) 2024/1689) e la legge 132/2025: a decidere è una persona. Quali dati personali vengono trattati, e da chi, è scritto nell’accordo sul trattamento dei dati.`,
      },
    ],
  },
  finalCta: {
    title: `Comincia con ${trial.name}`,
    text: `Provalo per ${claims.trialDays} giorni sul tuo dominio, poi con un cliente che ti autorizza per iscritto. Se il report vale quello che gli chiederesti, ordina l’anno; altrimenti lascia finire la prova senza indicare un metodo di pagamento.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
    order: {
      caption: 'Senza opzioni aggiuntive, IVA esclusa.',
      ruler: 'Con il tuo numero di clienti',
      plan: 'Piano',
      year: `${contractMonths} mesi`,
      setup: 'Attivazione',
      total: 'Primo anno',
      trial: `dopo ${claims.trialDays} giorni gratis`,
    },
  },
  bottomBar: {
    label: 'Offerta',
    text: `${from} al mese`,
    detail: `${claims.trialDays} giorni gratis con ${trial.name}`,
    action: 'Calcola il prezzo per i tuoi clienti',
  },
};
