// sourceHash: '1abf692632fe'
import {brand} from '@site/src/data/brand';
import {claims, frameworks} from '@site/src/data/claims';
import {contractMonths, plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {sampleOrder} from '@site/src/data/sampleOrder';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {PricingContent} from '@site/src/content/pricing';
import {home} from './home';

const {eur, number} = formats('it');
const {attract, engage, scale, custom} = plans;
const from = eur(attract.eurPerMonth);
const saved = eur(savedPerClientEur);
const inPlans = home.growthPath.plans;
const {addOns} = plans[sampleOrder.plan];

export const pricing: PricingContent = {
  meta: {
    title: `Prezzi: piani da ${from} al mese`,
    description: `Piani di cybersecurity white-label da ${from} al mese, con fatturazione annuale: ${attract.name}, ${engage.name}, ${scale.name} e ${custom.name}. Confronta limiti, funzionalità e opzioni.`,
  },
  hero: {
    eyebrow: 'Piani e prezzi',
    title: 'Il tuo costo è fisso. Il prezzo lo fai tu.',
    lede: `Quattro piani da ${from} al mese. Ognuno dice che cosa comprende, quanto costa un cliente in più e che cosa viene dopo; quanto chiedi ai tuoi clienti resta tra te e loro.`,
    primary: 'Prova gratis',
    secondary: 'Confronta le funzionalità',
    promises: [
      `${claims.trialDays} giorni gratis con ${attract.name}`,
      'Senza carta di credito',
      'Supporto via chat ed email',
    ],
  },
  order: {
    title: `Un mese con ${plans[sampleOrder.plan].name}`,
    sample: 'Ordine di esempio',
    plan: `Piano ${plans[sampleOrder.plan].name}`,
    extraClients: `${number(sampleOrder.extraClients)} clienti in più, ${eur(addOns.extraClient)} ciascuno`,
    extraUsers: `${number(sampleOrder.extraUsers)} utente del team in più`,
    total: 'Al mese',
    clients: 'Clienti',
    users: 'Utenti del team',
    included: (count) => `${count} compresi`,
    extra: (count) => `${count} in più`,
  },
  savingsBanner: {
    text: `Risparmia fino a ${saved} al mese per cliente`,
    action: 'Calcola il tuo risparmio',
  },
  plans: {
    eyebrow: 'Piani',
    title: 'Parti da dove sei. Cresci quando i clienti dicono sì.',
    lede: 'Puoi iniziare da un solo prospect, gestire un servizio mensile o dare un workspace a ogni cliente. Ogni piano comprende tutto il precedente.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Fatturazione annuale, per ${contractMonths} mesi`,
    limits: {clients: 'Clienti', mspUsers: 'Utenti del team', scansPerMonth: 'Scansioni al mese'},
    upTo: (count) => `fino a ${count}`,
    addOnsTitle: 'Opzioni aggiuntive',
    extraClient: (price) => `+ ${price} al mese per ogni cliente in più`,
    extraClientWithWorkspace: (price) => `+ ${price} al mese per ogni cliente in più, con workspace`,
    extraUser: (price) => `+ ${price} al mese per ogni utente in più`,
    setup: `Attivazione del white label: ${eur(whiteLabelSetupEur)}, una tantum. Tutti i prezzi sono al netto delle imposte.`,
    items: {
      attract: {
        tagline: inPlans.attract.tagline,
        description:
          'Per le prime conversazioni: valuta un prospect, consegna un report con il tuo logo e scopri chi vuole proseguire.',
        features: [
          'Assessment illimitati per ogni cliente',
          `ISO 27001, NIST 800-171 e il framework ${brand.name}`,
          'Report di digital footprint e data breach',
          'White label con il tuo logo e i tuoi colori',
          `Prova gratuita di ${claims.trialDays} giorni`,
        ],
        action: inPlans.attract.action,
      },
      engage: {
        tagline: inPlans.engage.tagline,
        description:
          'Per il lavoro di ogni mese: campagne su tutti i tuoi clienti e piani di remediation che ti tengono in contatto con ognuno.',
        features: [
          `Tutto quello che c’è in ${attract.name}`,
          'Il catalogo completo dei framework',
          'Assessment e framework personalizzati',
          'Gestione delle campagne',
          'Motore di remediation automatico',
          'White label sul tuo dominio',
        ],
        action: inPlans.engage.action,
      },
      scale: {
        tagline: inPlans.scale.tagline,
        description:
          'Per chi fa entrare i clienti nella piattaforma: uno spazio per ciascuno, e il collegamento con i tuoi sistemi.',
        features: [
          `Tutto quello che c’è in ${engage.name}`,
          'Workspace per i clienti',
          'AI sales advisor per i tuoi commerciali',
          'API complete',
        ],
        action: inPlans.scale.action,
      },
      custom: {
        tagline: 'I tuoi volumi, i tuoi sistemi.',
        description:
          'Per telco, assicurazioni e gruppi che hanno superato ogni limite, o che vogliono la piattaforma dentro un sistema proprio.',
        features: [
          `Tutto quello che c’è in ${scale.name}`,
          'Nessun limite a utenti, clienti e scansioni',
          'Integrazioni su misura',
        ],
        action: 'Prenota un incontro',
      },
    },
    onRequest: 'Su richiesta',
  },
  comparison: {
    eyebrow: 'Confronto',
    title: 'Tutte le funzionalità, piano per piano',
    lede: `I prezzi sono mensili. ${custom.name} comprende tutto ${scale.name}, senza limiti e con integrazioni su misura.`,
    feature: 'Funzionalità',
    included: 'Compreso',
    notIncluded: 'Non compreso',
    values: {
      unlimited: 'Senza limiti',
      basicCatalogue: 'Di base',
      fullCatalogue: 'Completo',
    },
    catalogue: `Di base: ISO 27001, NIST 800-171 e il framework ${brand.name}. Completo: ${frameworks.slice(0, -1).join(', ')} e ${frameworks.at(-1)}.`,
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
      title: 'Ora metti a confronto gli strumenti che usi.',
      text: `Gli strumenti separati costano da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} al mese per cliente. Il calcolatore trova la differenza con i tuoi numeri.`,
      action: 'Calcola il tuo risparmio',
    },
  },
  features: {
    eyebrow: 'Funzionalità',
    title: 'A che cosa ti serve ogni funzionalità',
    groups: {attract: 'In tutti i piani', engage: `Da ${engage.name}`, scale: `Da ${scale.name}`},
    items: {
      assessments: {
        title: 'Assessment dei clienti',
        text: 'Mandi al cliente le domande di un framework, raccogli le evidenze e ottieni un report con punteggio e con il tuo logo. Quante volte vuoi, per ogni cliente.',
      },
      digitalFootprint: {
        title: 'Digital footprint',
        text: 'Che cosa può scoprire di un’impresa chi guarda da fuori domini, siti web e sistemi email: il report che apre la trattativa.',
      },
      dataBreach: {
        title: 'Data breach e dark web',
        text: 'Credenziali e dati aziendali esposti nel dark web, scoperti per tempo e consegnati a chi può intervenire.',
      },
      complianceDashboard: {
        title: 'Dashboard di compliance',
        text: `A che punto è ogni cliente con ${frameworks.slice(0, -1).join(', ')} o ${frameworks.at(-1)}, e quali controlli mancano ancora. I framework dipendono dal tuo catalogo.`,
      },
      customAssessments: {
        title: 'Assessment personalizzati',
        text: 'Scrivi domande e framework tuoi, o adatta quelli del catalogo a un settore, a un contratto o al questionario di un’assicurazione.',
      },
      campaignManager: {
        title: 'Gestione delle campagne',
        text: 'Invii un assessment a molti clienti insieme, i promemoria partono da soli e leggi le risposte una accanto all’altra.',
      },
      remediationEngine: {
        title: 'Motore di remediation',
        text: 'Trasforma da solo le criticità in un piano con responsabili, impegno stimato e priorità: la proposta per il tuo prossimo mese di servizi.',
      },
      clientWorkspace: {
        title: 'Workspace per i clienti',
        text: `Ogni cliente segue criticità, attività e report in uno spazio con il tuo marchio. Con un workspace le richieste di supporto calano ${withArticle('del', `${claims.fewerSupportRequestsPercent}%`)}.`,
      },
    },
  },
  comingSoon: {
    badge: 'In arrivo',
    title: 'A che cosa stiamo lavorando',
    lede: 'Lavori in corso, senza date: una funzionalità entra nella tabella il giorno in cui i partner possono usarla. Scegli il piano per quello che offre oggi.',
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
      {
        question: 'Posso cambiare piano in seguito?',
        answer: `Sì, in entrambe le direzioni. Il passaggio a un piano superiore vale subito ed è pro rata: paghi la differenza per il periodo che resta. Il passaggio a un piano inferiore decorre dalla fine del ciclo di fatturazione in corso. Si sale da ${attract.name} a ${engage.name}, a ${scale.name} e infine a ${custom.name}, su richiesta.`,
      },
      {
        question: 'La prova è davvero gratis e senza carta di credito?',
        answer: `Sì: ${claims.trialDays} giorni con ${attract.name}, senza carta di credito. Il nostro contratto dice che una prova può richiedere un metodo di pagamento perché questo può valere per prove concordate a condizioni diverse; in quel caso lo sai prima che la prova inizi.`,
      },
      {
        question: 'Chi conta come utente?',
        answer: `Gli utenti sono le persone del tuo team, e solo loro contano per il limite del piano. I clienti sono le imprese che segui; da ${scale.name} in poi ognuna ha un workspace. I visitatori guardano soltanto quello che condividi con loro. Anche i clienti esterni che inviti in un workspace non contano come utenti.`,
      },
      {
        question: 'Che cosa succede se raggiungo un limite?',
        answer: `Aggiungi quello che serve e resti nel tuo piano. Con ${attract.name} un cliente in più costa ${eur(attract.addOns.extraClient)} al mese e un utente in più ${eur(attract.addOns.extraUser)}; con ${engage.name} ${eur(engage.addOns.extraClient)} e ${eur(engage.addOns.extraUser)}; con ${scale.name} ${eur(scale.addOns.extraClient)}, workspace compreso, e ${eur(scale.addOns.extraUser)}. Se ti servono più scansioni o molti più clienti, confronta il piano successivo.`,
      },
      {
        question: 'Come funziona la fatturazione?',
        answer: `I prezzi sono mensili, con fatturazione annuale per ${contractMonths} mesi. Un anno di ${attract.name} è ${contractMonths} volte ${from}, quindi ${eur(attract.eurPerMonth * contractMonths)}. I prezzi sono in euro, al netto delle imposte.`,
      },
      {
        question: 'C’è un costo di attivazione?',
        answer: `Ce n’è uno, per il white label: ${eur(whiteLabelSetupEur)} una tantum. Non si ripete ogni anno.`,
      },
      {
        question: 'Fin dove arriva il white label?',
        answer: `Con ${attract.name} la piattaforma ha il tuo logo e i tuoi colori. Da ${engage.name} in poi è anche sul tuo dominio.`,
      },
      {
        question: 'Che supporto ricevo?',
        answer:
          'Supporto via chat ed email, con tutti i piani. Al tuo team diamo supporto di secondo livello; i tuoi clienti si rivolgono a te.',
      },
    ],
  },
  finalCta: {
    title: 'Comincia da un cliente e da un report che resta.',
    text: `Attiva la prova di ${claims.trialDays} giorni con ${attract.name}, carica il tuo logo e scansiona il primo dominio. Senza carta di credito.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
  },
  bottomBar: {
    label: 'Offerta',
    text: `Piani da ${from} al mese`,
    detail: `${claims.trialDays} giorni gratis. Senza carta di credito.`,
    action: 'Prova gratis',
  },
};
