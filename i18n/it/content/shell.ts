// sourceHash: '8061a1a30106'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import type {ShellContent} from '@site/src/content/shell';

export const shell: ShellContent = {
  newTab: '(si apre in una nuova scheda)',
  loading: 'Caricamento…',
  announcement: 'Annuncio',
  pauseBackground: 'Ferma lo sfondo animato',
  nav: {
    label: 'Principale',
    menuLabel: 'Menu',
    search: 'Cerca',
    language: 'Lingua',
    signIn: 'Accedi',
    trial: 'Prova gratis',
    items: {
      home: 'Home',
      solutions: 'Piattaforma',
      growthModels: 'Modelli di crescita',
      innovationLab: 'Innovation Lab',
      pricing: 'Prezzi',
      pricingComparison: 'Risparmio',
      blog: 'Blog',
      partnerProgram: 'Partner',
    },
  },
  footer: {
    label: 'Piè di pagina',
    promise: 'La sicurezza che i tuoi clienti acquistano da te, con il tuo marchio.',
    groups: {
      company: 'Azienda',
      product: 'Prodotto',
      resources: 'Risorse',
      legal: 'Note legali',
    },
    items: {
      home: 'Home',
      innovationLab: 'Innovation Lab',
      customers: 'Casi cliente',
      trust: 'Fiducia e sicurezza',
      contact: 'Contattaci',
      solutions: 'Soluzioni',
      growthModels: 'Modelli di crescita',
      pricing: 'Prezzi',
      partnerProgram: 'Programma partner',
      sampleReport: 'Report di esempio',
      savingsCalculator: 'Calcola il risparmio',
      blog: 'Blog',
      eduHub: 'Cyber Edu Hub',
      terms: 'Termini di servizio',
      dpa: 'Accordo sul trattamento dei dati',
    },
    privacyPolicy: 'Informativa sulla privacy',
    cookies: 'Impostazioni cookie',
    certified: 'Certificazioni',
    vat: 'P.\u00a0IVA',
    rights: 'Tutti i diritti riservati.',
  },
  translation: {
    label: 'Informazioni su questa traduzione',
    missing: 'Questa pagina non è ancora disponibile in italiano: stai leggendo il testo inglese.',
    stale: 'Il testo inglese di questa pagina è cambiato dopo la traduzione.',
    original: 'Leggilo in inglese',
  },
  cookies: {
    title: 'Due parole sui cookie',
    text: 'Questo sito funziona senza tracciarti. Se in futuro aggiungeremo un servizio che usa i cookie, si attiverà solo se lo accetterai qui.',
    accept: 'Accetta tutti',
    essential: 'Solo essenziali',
  },
  stickyBar: {
    label: 'Offerta',
    text: `${claims.trialDays} giorni gratis. Senza carta di credito.`,
    action: 'Prova gratis',
    dismiss: 'Nascondi questa barra',
  },
  toast: {
    region: 'Notifiche',
    dismiss: 'Chiudi',
  },
  retry: {
    text: 'Questa parte della pagina non si è caricata.',
    action: 'Riprova',
  },
  structuredData: {
    organisation: `${brand.name} sviluppa scansioni, compliance e monitoraggio dei data breach che i partner vendono con il proprio marchio.`,
    product:
      'Scansioni, compliance e monitoraggio dei data breach che i partner vendono con il proprio marchio.',
    service: 'Sicurezza white-label per MSP, telco e piattaforme',
  },
};
