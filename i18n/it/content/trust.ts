// sourceHash: '94196581d9ee'
import type {TrustContent} from '@site/src/content/trust';
import {claims} from '@site/src/data/claims';
import {disclosure} from '@site/src/data/disclosure';
import {dataProcessing} from '@site/src/data/legal';

export const trust: TrustContent = {
  meta: {
    title: 'Fiducia: certificati, segnalazioni e scansione del sito',
    description:
      'Che cosa puoi verificare di noi: certificati, sub-responsabili, dove stanno i dati, come segnalare una vulnerabilità e una scansione di questo sito con i punti aperti.',
  },
  crumb: 'Fiducia e sicurezza',
  title: 'Prima di venderci, verificaci.',
  lede: 'Chi tratta i dati dei tuoi clienti, come segnalare una vulnerabilità e i risultati dell’ultima scansione di questo sito.',
  figures: [
    {value: `${claims.msps}+`, label: 'MSP già partner'},
    {value: 'SEE', label: 'dove sono conservati i dati personali dei tuoi clienti'},
    {
      value: `${dataProcessing.subProcessorNoticeDays}`,
      label: 'giorni di preavviso prima di un nuovo sub-responsabile',
    },
    {
      value: `${disclosure.answerDays}`,
      label: 'giorni al massimo per rispondere a chi segnala una vulnerabilità',
    },
  ],
  certificates: {
    title: 'Certificati',
    none: 'Non abbiamo certificati.',
    certificate: (number, body, validUntil) =>
      `N. ${number}, rilasciato da ${body}, valido fino al ${validUntil}`,
    scope: (scope) => `Campo di applicazione: ${scope}`,
    open: 'Vedi il certificato',
    unpublished: 'Numero, ente e campo di applicazione su richiesta.',
  },
  data: {
    title: 'Dove sono i dati e chi li tratta',
    lede: 'I dati personali dei tuoi clienti sono conservati nello Spazio economico europeo (accordo sul trattamento dei dati, sezione 7).',
    agreement: 'Leggi l’accordo sul trattamento dei dati',
    columns: {name: 'Azienda', purpose: 'Servizio', countries: 'Tratta i dati in'},
    purposes: {
      hosting: 'Gestisce i server e conserva i backup',
      mail: 'Consegna via email report e avvisi',
    },
    change: (days) =>
      `Annunciamo un nuovo sub-responsabile almeno ${days} giorni prima dell’inizio (sezione 5.3).`,
    list: 'Elenco datato dei sub-responsabili',
  },
  disclosure: {
    title: 'Segnala una vulnerabilità',
    lede: 'Ne hai trovata una nel sito o nella piattaforma? Scrivici prima di parlarne con altri. Non serve un account.',
    write: 'Scrivi a',
    steps: [
      'Scrivi cosa hai fatto, cosa hai visto e quando, in italiano o in inglese.',
      `Ti risponde una persona entro ${disclosure.answerDays} giorni. La nostra valutazione arriva entro ${disclosure.assessmentDays} giorni.`,
      `Puoi pubblicarla dopo ${disclosure.publicationDays} giorni, o prima insieme a noi. Se vuoi, ti citiamo.`,
    ],
    harbourTitle: 'Tutela per chi segnala',
    harbour:
      'Se rispetti le regole qui sotto, agisci con il nostro consenso. Non avviamo azioni legali e non sporgiamo né denuncia né querela.',
    rulesTitle: 'Le regole',
    rules: [
      'Usa solo account e dati tuoi. Appena vedi dati di altri, fermati e avvisaci.',
      'Non modificare e non cancellare nulla, e non rallentare il servizio per gli altri. Niente phishing, niente accessi agli edifici.',
      'Non possiamo autorizzare test su ciò che appartiene ai nostri partner, ai loro clienti o ai nostri fornitori.',
    ],
    file: 'security.txt',
  },
  scan: {
    title: 'La scansione di questo sito',
    lede: 'Scansioniamo il sito a ogni rilascio e pubblichiamo i risultati, punti aperti compresi.',
    day: 'Data della scansione',
    security: 'Controlli di sicurezza superati',
    quality: 'Controlli di qualità superati',
    pending: 'non misurato',
    scoreOf: (passed, all) => `${passed}\u00a0su\u00a0${all}`,
    passed: 'Superato',
    findings: (count, places) => `${count === 1 ? '1 criticità' : `${count} criticità`}: ${places}`,
    others: (count) => (count === 1 ? 'e un’altra' : `e altre ${count}`),
    kilobytes: (amount) => `${amount} kB`,
    heaviest: (amount, path) => `${amount} kB (${path})`,
    checksTitle: 'Tutti i controlli e i dati',
    columns: {check: 'Controllo', result: 'Esito'},
    figures: {
      pages: 'Pagine scansionate in italiano, esclusa questa',
      typicalWeight: 'Peso mediano di una pagina, compressa',
      heaviestPage: 'Pagina più pesante',
      inlineScript: 'Script inline più grande, non compresso',
    },
    checks: {
      headers: 'Gli header di sicurezza sono impostati, HSTS compreso',
      policy: 'Ogni pagina ha una Content Security Policy senza «unsafe-inline» per script e fogli di stile',
      requests: 'Nessuna pagina carica risorse di terze parti',
      links: 'I link interni e le ancore funzionano',
      pictures: 'Le immagini hanno un testo alternativo',
      headings: 'Un solo titolo principale, nessun livello saltato',
      landmarks: 'Un banner, un contenuto principale, un piè di pagina',
      names: 'Link e pulsanti hanno un nome',
      identifiers: 'Gli identificatori sono unici',
      language: 'Le pagine dichiarano la lingua e hanno un titolo',
    },
    tls: 'Il TLS dipende dall’host e si verifica dopo la pubblicazione.',
    data: 'Risultati in JSON',
    openTitle: 'Punti aperti',
    openColumns: {
      point: 'Punto',
      owner: 'Responsabile',
      since: 'Aperto dal',
      due: 'Scadenza',
    },
    open: {
      tls: 'Verificare il TLS dell’host dopo ogni pubblicazione: versioni del protocollo, certificato e redirect.',
      styleAttributes: 'Eliminare gli attributi di stile che la Content Security Policy ammette ancora.',
    },
    owners: {operations: 'Gestione operativa', engineering: 'Sviluppo'},
  },
  site: {
    title: 'Cookie e terze parti',
    loads: (count) =>
      count === 0
        ? 'Questo sito non usa cookie e non carica nulla da terze parti.'
        : 'Questo sito carica servizi di terze parti solo dopo che li hai autorizzati uno per uno.',
    stores: (count) => `Le tue preferenze restano nel browser, in ${count} voci al massimo.`,
    more: 'Vedi ogni voce, con scopo e durata',
  },
};
