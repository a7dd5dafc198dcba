// sourceHash: '760f3509716f'
import {brand} from '@site/src/data/brand';
import type {CookiesContent} from '@site/src/content/cookies';
import {monthsOfConsent} from '@site/src/data/ownStorage';

export const cookies: CookiesContent = {
  meta: {
    title: 'Cookie e dati nel browser',
    description:
      'Che cosa questo sito salva nel tuo browser, chi altro lo fa e per quanto tempo, e come cambiare la tua scelta.',
  },
  title: 'Cookie e dati nel browser',
  lede: 'Che cosa resta nel tuo browser quando usi questo sito: a che cosa serve, di chi è e per quanto tempo viene conservato.',
  table: {
    name: 'Nome',
    place: 'Dove',
    purpose: 'A che cosa serve',
    kept: 'Per quanto tempo',
    of: (place, host) => `${place} di ${host}`,
    session: 'Finché non chiudi la scheda o il browser',
    untilDeleted: 'Finché non lo cancelli',
  },
  own: {
    title: 'Che cosa salva il sito',
    text: `${brand.name} non usa cookie. I dati qui sotto restano nel tuo browser e servono a ciò che hai chiesto, perciò la legge non richiede il consenso: articolo 5, paragrafo 3, della direttiva 2002/58/CE e articolo 122 del Codice privacy.`,
    purposes: {
      cookieConsent: 'La tua risposta sui cookie, così non te la chiediamo a ogni pagina.',
      thirdPartyConsent: `Quali servizi di altre aziende autorizzi, e da quando. Te lo chiediamo di nuovo dopo ${monthsOfConsent} mesi, o se qualcosa cambia.`,
      'docusaurus.tab.*': 'Quale scheda hai scelto in un testo, così la ritrovi già aperta negli altri.',
      'checklist.*': 'Che cosa hai spuntato in una checklist, finché non togli le spunte.',
      announcement: 'Quale avviso hai chiuso, così non ricompare.',
      languageOffer: 'Che hai chiuso la riga che propone una pagina in un’altra lingua.',
      brandPreview:
        'Il nome e il colore che provi: in cima a una pagina, nell’anteprima white-label o su un modulo. Compaiono già nei messaggi che ci scrivi.',
      brandLogo: 'Una piccola copia del logo che provi. Non viene inviata da nessuna parte.',
      brandStyle: 'L’aspetto delle pagine con il marchio che provi, così ognuna lo mostra da subito.',
    },
  },
  parties: {
    title: 'Servizi di altre aziende',
    none: 'Non ce ne sono. Nessuna pagina di questo sito carica contenuti di altre aziende, quindi qui nessun altro salva dati nel tuo browser.',
    some: 'Finché non li autorizzi, non ricevono alcuna richiesta. Quando li autorizzi, ricevono il tuo indirizzo IP e sanno quale sito stai visitando, come succede con tutto ciò che un browser carica.',
    kinds: {video: 'Video', map: 'Mappe', analytics: 'Statistiche', chat: 'Chat'},
    company: 'Azienda',
    processedIn: 'Tratta i dati in',
    loaded: 'Si carica',
    when: {
      frame: 'Dove compare in un testo, dopo che premi il pulsante o se lo autorizzi sempre',
      script: 'In ogni pagina, dopo che lo autorizzi',
    },
    stores: 'Salva nel tuo browser',
    nothing: 'Niente',
    privacyPolicy: 'Informativa sulla privacy',
  },
  change: {
    title: 'Cambia idea quando vuoi',
    none: 'Riapri la finestra dei cookie con questo pulsante, o con quello in fondo a ogni pagina. La nuova risposta sostituisce la precedente.',
    some: 'Puoi rivedere la tua scelta in fondo a ogni pagina. Ciò che non autorizzi più non viene più caricato, e quello che aveva salvato su questo sito viene cancellato subito; ciò che conserva sul proprio sito puoi cancellarlo solo tu, nelle impostazioni del browser.',
    without: 'Senza JavaScript il sito non salva nulla e non carica nulla di altre aziende.',
  },
  dialog: {
    text: 'Con il tuo consenso questo sito carica servizi di altre aziende. Prima di allora non ricevono alcuna richiesta.',
    more: 'Che cosa salvano, e per quanto tempo',
    choose: 'Scegli uno per uno',
    save: 'Salva la scelta',
    close: 'Chiudi e continua senza accettare',
  },
  embed: {
    load: {video: 'Guarda il video', map: 'Mostra la mappa'},
    at: {
      video: (name) => `Guardalo su ${name}`,
      map: (name) => `Aprila su ${name}`,
    },
    who: (name, company, countries) =>
      `Il contenuto è di ${name} (${company}), con dati trattati in ${countries}, e si carica solo se lo chiedi.`,
    stores: (items) => `In quel caso salva nel tuo browser: ${items}.`,
    storesNothing: 'Non salva nulla nel tuo browser.',
    more: 'Dettagli e durata',
    always: (name) => `Autorizza sempre ${name}`,
    unlisted: (title, name) =>
      `Qui ci sarebbe «${title}». Si trova su «${name}», e questo sito non carica nulla da lì.`,
  },
};
