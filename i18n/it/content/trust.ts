// sourceHash: 'b3f11f0bf7aa'
import {brand} from '@site/src/data/brand';
import type {TrustContent} from '@site/src/content/trust';
import {disclosure} from '@site/src/data/disclosure';

export const trust: TrustContent = {
  meta: {
    title: 'Fiducia: certificati, segnalazioni e scansione del sito',
    description:
      'Che cosa puoi verificare di noi: certificati, sub-responsabili, dove stanno i dati, come segnalare una vulnerabilità e una scansione di questo sito con i punti aperti.',
  },
  title: 'Fiducia: che cosa puoi verificare',
  lede: `${brand.name} cerca i punti deboli dei tuoi clienti. Qui trovi ciò che serve per cercare i nostri: documenti, nomi, date e una scansione del sito che stai leggendo.`,
  scan: {
    title: 'La scansione di questo sito',
    lede: 'A ogni build tutte le pagine del sito vengono lette prima della pubblicazione, e qui compare ciò che risulta, nel bene e nel male. Questa pagina è esclusa, perché mostra il risultato.',
    day: 'Giorno della build',
    score: 'Controlli superati',
    pending: 'non misurato',
    scoreOf: (passed, all) => `${passed}\u00a0su\u00a0${all}`,
    passed: 'Superato',
    findings: (count, places) => `${count === 1 ? '1 criticità' : `${count} criticità`}: ${places}`,
    others: (count) => (count === 1 ? 'e un’altra' : `e altre ${count}`),
    kilobytes: (amount) => `${amount} kB`,
    heaviest: (amount, path) => `${amount} kB (${path})`,
    checksTitle: 'Che cosa è stato controllato',
    columns: {check: 'Controllo', result: 'Esito'},
    figures: {
      pages: 'Pagine lette in questa lingua',
      typicalWeight: 'Peso di una pagina come viene inviata, mediana',
      heaviestPage: 'La pagina più pesante',
      inlineScript: 'Script in una pagina, al massimo, prima della compressione',
    },
    checks: {
      headers: 'Le intestazioni di sicurezza sono nel file per gli host, HSTS compreso',
      policy:
        'Ogni pagina ha la propria Content Security Policy, senza «unsafe-inline» per script e fogli di stile',
      requests: 'Nessuna pagina carica qualcosa da altre aziende',
      links: 'I link interni portano a una pagina e a un punto che esistono',
      pictures: 'Le immagini hanno un testo alternativo, o dichiarano di non averne bisogno',
      headings: 'Un solo titolo principale, e nessun livello di titolo saltato',
      landmarks: 'Intestazione, contenuto principale e piè di pagina, una volta ciascuno',
      names: 'Link e pulsanti hanno un nome',
      identifiers: 'Nessun identificatore compare due volte in una pagina',
      language: 'Le pagine dichiarano la lingua e hanno un titolo',
    },
    tls: 'Il TLS dipende dall’host e al momento della build non è noto: è il primo dei punti aperti.',
    data: 'Gli stessi risultati come dati (JSON)',
    openTitle: 'Punti aperti',
    openColumns: {
      point: 'Che cosa è aperto',
      owner: 'Chi se ne occupa',
      since: 'Aperto dal',
      due: 'Entro il',
    },
    open: {
      tls: 'Scansionare l’host dopo ogni pubblicazione: versioni del protocollo, certificato e reindirizzamenti a TLS.',
      styleAttributes:
        'La Content Security Policy ammette gli attributi di stile dei singoli elementi: vi è scritta la larghezza delle barre dei grafici.',
    },
    owners: {operations: 'Gestione operativa', engineering: 'Sviluppo'},
  },
  certificates: {
    title: 'Certificati',
    none: 'Non abbiamo certificati.',
    certificate: (number, body, validUntil) =>
      `N. ${number}, rilasciato da ${body}, valido fino al ${validUntil}`,
    scope: (scope) => `Campo di applicazione: ${scope}`,
    open: 'Vedi il certificato',
    unpublished:
      'Numero, ente di certificazione e campo di applicazione non sono ancora pubblicati qui. Chiedici il certificato prima di farci affidamento.',
  },
  data: {
    title: 'Dove stanno i dati, e chi li tratta',
    lede: 'I dati personali dei tuoi clienti sono conservati nello Spazio economico europeo, come dice la sezione 7 dell’accordo sul trattamento dei dati.',
    agreement: 'Leggi l’accordo sul trattamento dei dati',
    columns: {name: 'Azienda', purpose: 'Che cosa fa per noi', countries: 'Tratta i dati in'},
    purposes: {
      hosting: 'Gestisce i server e conserva i backup',
      mail: 'Consegna via email report e avvisi',
    },
    change: (days) =>
      `L’incarico a un nuovo sub-responsabile viene annunciato almeno ${days} giorni prima che abbia effetto (sezione 5.3). L’elenco è quello a cui rimanda la sezione 5.2.`,
    list: 'L’elenco datato dei sub-responsabili',
  },
  disclosure: {
    title: 'Segnala una vulnerabilità',
    lede: 'Se ne hai trovata una in questo sito o nella piattaforma, dillo a noi prima che ad altri. Non servono moduli né account.',
    write: 'Scrivi a',
    steps: [
      'Racconta che cosa hai fatto, che cosa hai visto e quando, così possiamo ripeterlo. In italiano o in inglese, come preferisci.',
      `Una persona ti risponde entro ${disclosure.answerDays} giorni. Entro ${disclosure.assessmentDays} giorni sai se la confermiamo, e perché in caso contrario.`,
      `Puoi pubblicarla dopo ${disclosure.publicationDays} giorni, o prima insieme a noi. Se vuoi, facciamo il tuo nome.`,
    ],
    harbourTitle: 'Che cosa non devi temere',
    harbour:
      'Chi rispetta le regole qui sotto agisce con il nostro consenso: non avviamo azioni legali e non sporgiamo né denuncia né querela.',
    rulesTitle: 'Le regole',
    rules: [
      'Usa solo account e dati tuoi. Appena vedi dati di altri, fermati e avvisaci.',
      'Non modificare e non cancellare nulla, e non rallentare il servizio per gli altri. Niente phishing, niente accessi agli edifici.',
      'Non possiamo autorizzare test su ciò che appartiene ai nostri partner, ai loro clienti o ai nostri fornitori.',
    ],
    file: 'La versione per i programmi: security.txt',
  },
  site: {
    title: 'Che cosa carica e salva questo sito',
    loads: (count) =>
      count === 0
        ? 'Non carica nulla da altre aziende e non usa cookie.'
        : 'Carica i servizi di altre aziende solo dopo che li hai autorizzati uno per uno.',
    stores: (count) =>
      `Ciò che scegli qui può restare nel tuo browser, in ${count} voci al massimo. Sono elencate una per una, con lo scopo e la durata.`,
    more: 'Cookie e dati nel browser, uno per uno',
  },
};
