// sourceHash: '92332437bc21'
import {claims} from '@site/src/data/claims';
import {sampleReport as data} from '@site/src/data/sampleReport';
import type {SampleReportContent} from '@site/src/content/sampleReport';

const {accounts, alarm, forgedMessages} = data;
const {setupMinutes, trialDays} = claims;

export const sampleReport: SampleReportContent = {
  meta: {
    title: 'Un report di esempio per il cliente',
    description:
      'Un report completo, come i partner lo consegnano: punteggio e margine di incertezza, criticità con le evidenze, piano con responsabili e scadenze, NIS2, ISO 27001 e GDPR.',
  },
  crumb: 'Report di esempio',
  hero: {
    title: 'Il report che il cliente legge fino in fondo.',
    lede: 'Consegna a ogni cliente un report con il tuo marchio: criticità con le evidenze, piano con responsabili e scadenze, stato della compliance. Leggi qui l’esempio completo o scarica il PDF.',
    download: 'Scarica il report',
    note: 'Cliente, persone e criticità sono inventati. Evidenze, norme e calcoli sono come in un report vero.',
    fan: 'La copertina del report, con il punteggio e i progressi del cliente. Leggi il report.',
  },
  body: {
    contents: 'In questo report',
    brand: 'Con il tuo nome e il tuo colore',
    pdf: 'Report di sicurezza',
  },
  finalCta: {
    title: 'Metti il tuo marchio su questo report',
    text: `Attiva la prova gratuita di ${trialDays} giorni e parti dal tuo dominio. L’account è pronto in ${setupMinutes} minuti, senza carta di credito.`,
    primary: 'Prova gratis',
    secondary: 'Vedi l’anteprima con il tuo marchio',
  },
  report: {
    title: 'Report di sicurezza',
    client: (client) => `per ${client}`,
    foot: (client, number) => `Report di sicurezza n. ${number} per ${client}: un esempio`,
    sample: 'Questo è un esempio. Il cliente, le persone e le criticità sono inventati.',
    page: (page, of) => `Pagina ${page} di ${of}`,
    colon: ': ',
    score: (score) => `${score} su 100`,
    hours: (hours) => `${hours} h`,
    range: (from, to) => `dal ${from} al ${to}`,
    severities: {critical: 'Critica', high: 'Alta', medium: 'Media', low: 'Bassa'},
    areas: {
      perimeter: 'Che cosa si raggiunge da internet',
      email: 'Email e dominio',
      access: 'Account e accessi',
      web: 'Sito web',
      recovery: 'Backup e ripristino',
      organization: 'Persone e incidenti',
    },
    bases: {measured: 'Misurato', shown: 'Mostrato', told: 'Riferito'},
    owners: {
      provider: 'Fornitore IT',
      management: 'Socio amministratore',
      office: 'Responsabile d’ufficio',
      agency: 'Agenzia web',
    },
    summary: {
      title: 'Sintesi',
      facts: {
        client: 'Cliente',
        about: (people) => `commercialisti e paghe, ${people} persone, due sedi`,
        number: 'Report n.',
        date: 'Data',
        scanned: 'Scansioni e colloquio',
        next: 'Prossimo report',
      },
      score: 'Punteggio',
      sure: (from, to) => `con ogni probabilità tra ${from} e ${to}`,
      verdict: (gain) =>
        `C’è un apparato di cui occuparsi subito. Nella seconda sede un vecchio gateway VPN è aperto verso internet, e il suo software ha una falla che oggi viene sfruttata contro altre aziende. Non era in nessun elenco, perciò nessuno lo aggiornava. Il 5 novembre ne abbiamo avvisato lo studio per telefono, appena una seconda scansione l’ha confermato. Scollegarlo fa recuperare ${gain} punti: è la prima cosa da fare.`,
      rest: (open) =>
        `Le criticità aperte sono in tutto ${open}. Le altre si risolvono entro dodici settimane, senza nuove macchine e senza un giorno di fermo. Nulla di quanto abbiamo visto indica che qualcuno sia già entrato; entro lunedì si controllano anche i registri del gateway.`,
      countsTitle: 'Criticità aperte per gravità',
      decisionsTitle: 'Decisioni da prendere questa settimana',
      decisions: [
        'Togliere oggi dal servizio il gateway della seconda sede. Finché l’apparato non è sostituito o aggiornato, la sede lavora passando dall’ufficio principale.',
        `Attivare il secondo fattore su tutti gli account, caselle condivise comprese: ne mancano ${accounts.withoutSecondFactor}.`,
        'Nominare la persona che in caso di incidente decide e telefona, e un sostituto.',
      ],
      goodTitle: 'Che cosa è in ordine',
      good: (passed, checked, closed) => [
        `Il sistema email supera ${passed} controlli su ${checked}: SPF, DKIM e cifratura tra server sono a posto, e il server di posta non inoltra messaggi di estranei.`,
        'Da giugno tutti gli amministratori accedono con un secondo fattore.',
        `Le ${closed} criticità chiuse dopo i report precedenti sono state ricontrollate.`,
      ],
    },
    scoring: {
      title: 'Il punteggio, e quanto è affidabile',
      intro:
        'Sei aree partono da 100 punti ciascuna. Una di gravità critica li toglie tutti, una alta 50, una media 25, una bassa 10. Le aree pesano in base a quanta parte dei danni, in aziende di queste dimensioni, comincia da lì.',
      chart: 'Punti di ogni area, su 100',
      head: {area: 'Area', weight: 'Peso', points: 'Punti', counts: 'Vale', basis: 'Come lo sappiamo'},
      sum: 'Punteggio',
      sureTitle: 'Quanto ne siamo certi',
      sure: (from, to) =>
        `Con ogni probabilità il punteggio è tra ${from} e ${to}. L’intervallo somma, secondo il peso, l’errore possibile di ogni area:`,
      reasons: (measured, shown, told) => [
        `Misurato dall’esterno e ripetuto il 5 novembre: errore entro ${measured} punti. Vale per ciò che si raggiunge da internet, per le email e per il sito.`,
        `Mostrato nelle impostazioni e nei documenti, in un solo giorno: entro ${shown} punti. Nel frattempo account e procedure possono essere cambiati.`,
        `Riferito e non visto: entro ${told} punti. Non abbiamo assistito a un ripristino; uno riuscito renderebbe il punteggio più certo e più alto.`,
      ],
      meaning:
        'Un punteggio di 100 direbbe che non è aperto nulla di ciò che abbiamo cercato. Non direbbe che non può succedere nulla.',
    },
    findings: {
      title: 'Criticità ed evidenze',
      intro:
        'La più grave viene per prima. Nei riquadri c’è quello che abbiamo visto, così che qualsiasi tecnico possa verificarlo.',
      labels: {
        severity: 'Gravità',
        area: 'Area',
        opened: 'Nel report dal',
        owner: 'Chi',
        due: 'Entro',
        effort: 'Lavoro',
        found: 'Che cosa abbiamo trovato',
        evidence: 'Evidenza',
        why: 'Perché conta',
        todo: 'Che cosa fare',
        verified: 'Come si verifica',
      },
      effort: (provider, client) => `${provider} del fornitore, ${client} dello studio`,
      items: {
        gateway: {
          title: 'Un gateway VPN dimenticato, con una falla già sfruttata altrove',
          found:
            'La seconda sede ha un altro gateway VPN, che manca nell’elenco degli apparati. È raggiungibile da internet e ha una versione del software anteriore alla correzione del produttore. La falla permette di eseguirvi programmi senza conoscere alcuna password.',
          evidence: `198.51.100.24:443/tcp  open  vpn2.studio-bianchi.example
GET / HTTP/1.1
HTTP/1.1 200 OK
firmware          7.2.5        (sicuro dalla 7.2.7)
corrisponde       CVE-2024-21762, CVSS 9.8
sfruttata         CISA KEV dal 2024-02-09
rilevata          ${alarm.seen} UTC, poi ${alarm.again}
cliente avvisato  telefono ${alarm.called} UTC, email ${alarm.writtenTime}`,
          why: 'Dietro il gateway c’è la rete con le paghe dei clienti dello studio. Gli attacchi di questo tipo finiscono di solito con i server cifrati: giorni senza lavorare nella settimana dei cedolini, e una comunicazione a ogni cliente i cui dati potrebbero essere usciti.',
          todo: 'Disattivare oggi l’accesso remoto su questo apparato. Poi aggiornarlo alla versione 7.2.7 o successiva, oppure toglierlo: il gateway dell’ufficio principale basta per entrambe le sedi. Cercare nei suoi registri accessi da indirizzi sconosciuti e cambiare le password usate su di esso.',
          verified:
            'Trovato con due scansioni dall’esterno in giorni diversi; la versione è stata confrontata con l’avviso del produttore. L’attacco non è stato provato. È chiusa quando una nuova scansione non riceve più risposta, o la riceve da una versione sicura.',
        },
        secondFactor: {
          title: 'Account senza secondo fattore, alcuni con la password esposta',
          found: `Su ${accounts.all} account, ${accounts.withSecondFactor} chiedono un secondo fattore. Non lo chiedono quattro caselle condivise e gli account di tre persone. Le password di ${accounts.leaked} di questi circolano in raccolte in vendita, ricavate da violazioni di altri servizi; lo studio le ha cambiate con noi il 4 novembre.`,
          evidence: `account                ${accounts.all}
con secondo fattore    ${accounts.withSecondFactor}
senza secondo fattore   ${accounts.withoutSecondFactor}  payroll@ reception@ archive@ scan@
                           m.rota@ p.villa@ l.conti@
in dati di violazioni   ${accounts.leaked}  payroll@ m.rota@ l.conti@  (2026-10-19)
le loro password       cambiate il 2026-11-04, sessioni chiuse
letto                  2026-11-04 10:05 UTC, impostazioni di accesso`,
          why: 'Una password da sola apre queste caselle da qualsiasi luogo. Dalla casella delle paghe, una fattura o un cambio di IBAN sembrano veri, perché partono dall’indirizzo vero.',
          todo: 'Attivare il secondo fattore per le tre persone, e accedere alle caselle condivise solo dagli account personali. Cambiare le password esposte anche ovunque altro siano in uso.',
          verified: `Letto nelle impostazioni di accesso insieme alla responsabile d’ufficio; gli indirizzi sono stati confrontati con i dati delle violazioni. Nessuna password è stata provata. È chiusa quando le impostazioni mostrano ${accounts.all} account su ${accounts.all}.`,
        },
        restore: {
          title: 'Backup che un intruso può cancellare, e nessuna prova di ripristino',
          found:
            'I backup partono ogni notte. Con l’account di amministratore del file server si raggiungono però entrambe le copie dalla rete, e nessuno ha saputo indicare un ripristino provato dall’inizio alla fine.',
          evidence: `server di backup     192.168.10.20, stesso amministratore del file server
copie                1 in sede, 1 disco USB sempre collegato
non in linea         nessuna
prova di ripristino  nessun verbale
chiesto              2026-11-03, colloquio con la responsabile d’ufficio`,
          why: 'Chi si impossessa di quell’account prima cancella i backup e poi chiede il riscatto. E un backup mai ripristinato è una speranza: ne dipendono cinque anni di pratiche.',
          todo: 'Aggiungere una copia che non si possa modificare per 30 giorni, con un account tutto suo. Poi ripristinare una volta il sistema delle paghe in un ambiente di prova isolato, misurare quanto tempo serve e ripetere ogni trimestre.',
          verified:
            'Riferito in un colloquio; le impostazioni non le abbiamo viste. È chiusa quando abbiamo assistito a un ripristino e ne abbiamo il verbale.',
        },
        formerAccount: {
          title: 'L’account di una persona che non lavora più nello studio',
          found:
            'L’account di una collega uscita a fine settembre è ancora attivo, con accesso alla cartella delle paghe. Da allora non è stato usato.',
          evidence: `account         s.galli@studio-bianchi.example
uscita          2026-09-30
stato           attivo, può leggere le paghe
ultimo accesso  2026-09-29 17:51 UTC, poi nessuno
letto           2026-11-04 10:20 UTC, elenco degli account`,
          why: 'È una porta senza padrone: un accesso non lo noterebbe nessuno. E i dati personali dei clienti possono essere aperti solo a chi ne ha bisogno per lavorare.',
          todo: 'Disattivare l’account oggi, passare la casella a chi ne ha preso il posto e aggiungere una riga alla checklist di uscita: account disattivati l’ultimo giorno, con una firma.',
          verified:
            'L’elenco degli account è stato confrontato con quello del personale. È chiusa quando l’account è disattivato e la checklist ha la riga.',
        },
        dmarc: {
          title: 'Altri possono inviare email con il nome dello studio',
          found: `Il dominio pubblica una regola DMARC che si limita a osservare. In ottobre sono stati recapitati ${forgedMessages} messaggi con l’indirizzo dello studio, partiti da server di estranei.`,
          evidence: `dig +short TXT _dmarc.studio-bianchi.example
"v=DMARC1; p=none; rua=mailto:dmarc@studio-bianchi.example"
SPF pass, DKIM pass, TLS tra server pass, open relay no
messaggi contraffatti recapitati in ottobre  ${forgedMessages}
letto  2026-11-04 02:00 UTC`,
          why: 'I clienti aspettano dallo studio email con importi e IBAN. Una falsa che arriva a destinazione costa soldi a loro e fiducia allo studio.',
          todo: 'I rapporti mostrano due mittenti legittimi ancora da autenticare: la newsletter e il portale delle paghe. Firmare le loro email, portare la regola a quarantine entro il 18 novembre e, dopo due settimane senza intoppi, a reject.',
          verified:
            'Letto nelle voci pubbliche del dominio e nei rapporti giornalieri dei server riceventi. È chiusa quando la regola è reject, dopo due settimane in quarantine i cui rapporti non mostrano email legittime bloccate.',
        },
        incidentPlan: {
          title: 'Nessun piano per le prime ore di un incidente',
          found:
            'Non c’è una procedura scritta. L’elenco telefonico è del 2019, e sei dei suoi nove numeri non funzionano più. Non è deciso chi avvisa l’autorità e i clienti.',
          evidence: `procedura per gli incidenti  non mostrata
elenco telefonico            2019-02-14, tre numeri su nove funzionano
chi notifica                 non deciso
chiesto                      2026-11-03, documenti e colloquio`,
          why: 'Un data breach va notificato al Garante entro 72 ore da quando se ne viene a conoscenza, salvo che il rischio per le persone sia improbabile. Se riguarda i clienti di cui si elaborano le paghe, vanno informati senza ingiustificato ritardo. Quelle ore si perdono, se prima bisogna cercare i numeri.',
          todo: 'Bastano due pagine: chi decide, chi si chiama e in quale ordine, chi può spegnere che cosa, chi notifica. Provarle per un’ora con i soci, e stamparle.',
          verified:
            'Abbiamo chiesto i documenti e composto i numeri. È chiusa quando il piano è firmato ed è stato provato una volta.',
        },
        headers: {
          title: 'Il sito dichiara la sua versione e ammette visite non cifrate',
          found:
            'Il server web dice nome e versione del software, e non chiede ai browser di collegarsi sempre in modo cifrato.',
          evidence: `GET https://www.studio-bianchi.example/
HTTP/2 200
server: nginx/1.18.0
strict-transport-security: (manca)
letto  2026-11-03 02:31 UTC`,
          why: 'Sul sito non ci sono dati dei clienti, quindi il danno sarebbe piccolo. Ma è la vetrina dello studio, e un numero di versione vecchio attira attacchi automatici.',
          todo: 'Due righe nelle impostazioni del server, al prossimo aggiornamento dell’agenzia. Non c’è nulla da rifare.',
          verified:
            'Letto in una richiesta pubblica. È chiusa quando la stessa richiesta mostra l’intestazione e nessuna versione.',
        },
      },
    },
    plan: {
      title: 'Piano: chi fa che cosa, entro quando',
      intro:
        'In ordine di scadenza. Il lavoro è quello previsto, in ore; rientra nel canone mensile, tranne quanto chiede l’agenzia web.',
      head: {
        what: 'Criticità',
        who: 'Responsabile',
        due: 'Entro',
        provider: 'Fornitore, h',
        client: 'Studio, h',
      },
      sum: 'Totale',
      milestonesTitle: 'Che cosa porta il piano',
      milestones: 'Se ogni scadenza è rispettata e non si trova nulla di nuovo:',
      milestoneHead: {date: 'Data', score: 'Punteggio', open: 'Criticità aperte'},
      late: 'Secondo fattore, prova di ripristino, regola DMARC e piano per gli incidenti erano già nei report di maggio e di agosto, le impostazioni del sito in quello di agosto. Le scadenze di allora non sono state rispettate. Quelle qui sopra sono nuove, concordate con le persone indicate, e non vanno oltre quelle di una criticità nuova della stessa gravità.',
    },
    compliance: {
      title: 'Che cosa comporta per NIS2, ISO 27001 e GDPR',
      intro:
        'Le criticità sono state confrontate con tre insiemi di regole. Un controllo è soddisfatto quando nulla di ciò che abbiamo trovato lo lascia aperto.',
      chart: 'Controlli soddisfatti',
      met: (met, checked, percent) => `${met} su ${checked} (${percent})`,
      tableTitle: 'Quale criticità lascia aperto che cosa',
      finding: 'Criticità',
      columns: {nis2: 'NIS2, art. 21(2)', iso: 'ISO/IEC 27001:2022', gdpr: 'GDPR, art.'},
      none: 'nessuno',
      notes: {
        nis2: 'Lo studio non rientra nella NIS2: è sotto le soglie e in nessuno dei settori. Vi rientrano due suoi clienti, che devono valutare la sicurezza dei fornitori e possono chiedere questa pagina. In Italia le stesse misure sono all’articolo 24, comma 2, del D.Lgs. 138/2024, dove la lettera j diventa la l.',
        iso: (checked, gaps) =>
          `Dei 93 controlli dell’Allegato A se ne applicano ${checked}. Oltre a quelli delle criticità, ne restano aperti ${gaps} perché manca una regola scritta, soprattutto nei contratti con i fornitori e nella conservazione dei documenti. Non è prevista una certificazione: lo standard serve da metro.`,
        gdpr: 'Per le paghe dei clienti lo studio è responsabile del trattamento: risponde a loro secondo l’articolo 28, e secondo l’articolo 33(2) li informa di una violazione senza ingiustificato ritardo. I dodici punti sono quelli dell’elenco dello studio, dal registro dei trattamenti alla cancellazione.',
      },
      legal: 'Questa è una valutazione tecnica e non un parere legale.',
    },
    trend: {
      title: 'Andamento',
      chart: 'Punteggio di ogni report, su 100',
      head: {date: 'Report', score: 'Punteggio', open: 'Aperte', closed: 'Chiuse nel frattempo'},
      why: (before, now) =>
        `Il punteggio è sceso da ${before} a ${now}, anche se da agosto nello studio è cambiato poco. Il gateway della seconda sede c’era da sempre; è emerso perché la linea internet di quella sede, autorizzata in ottobre, è entrata per la prima volta nelle scansioni. È una cattiva notizia di quelle utili: una falla che si conosce si può chiudere.`,
      closedTitle: 'Chiuse da maggio e ricontrollate',
      closed: {
        adminPage: 'Pagina di amministrazione del file server raggiungibile da internet',
        adminAccounts: 'Amministratori senza secondo fattore',
        cms: 'Software del sito con falle note',
        dkim: 'Email in uscita senza firma',
        deviceList: 'Nessun elenco degli apparati nell’ufficio principale',
      },
    },
    method: {
      title: 'Metodo e limiti',
      doneTitle: 'Che cosa è stato fatto',
      done: (domain) => [
        `Scansioni dall’esterno del dominio ${domain}, di quattro indirizzi pubblici, del sito e del sistema email; dal 2 al 4 novembre, ripetute il 5 novembre.`,
        'Esame delle impostazioni di accesso e dell’elenco degli account, con la responsabile d’ufficio alla tastiera.',
        'Confronto degli indirizzi del dominio con raccolte di password esposte.',
        'Un colloquio di novanta minuti, e i documenti che lo studio ha mostrato in quell’occasione.',
      ],
      authorized:
        'Le scansioni sono state autorizzate per iscritto dal socio amministratore il 28 aprile 2026; gli indirizzi della seconda sede sono stati aggiunti il 12 ottobre.',
      notTitle: 'Che cosa non è stato fatto',
      not: [
        'Non è stato condotto alcun attacco e non è stata provata alcuna password: abbiamo giudicato da versione e impostazioni se una falla si possa usare davvero.',
        'Non sono stati esaminati portatili e telefoni, né il portale delle paghe, che è gestito dal suo produttore.',
        'Non sono state inviate email di prova, e nessuno ha tentato di entrare nei locali.',
        'Una scansione mostra i giorni in cui è stata eseguita. Quello che si apre il giorno dopo si vede solo nella successiva.',
      ],
      verify:
        'Ogni criticità è stata controllata da una persona prima di entrare in questo report. Due risultati delle scansioni erano falsi allarmi e sono stati esclusi.',
    },
    glossary: {
      title: 'Glossario',
      terms: [
        ['Criticità', 'Qualcosa che è emerso da una scansione o da un colloquio, e va corretto.'],
        ['CVE, CVSS', 'Il numero pubblico di una falla nota, e la sua gravità da 0 a 10.'],
        [
          'DMARC',
          'Una voce con cui un dominio dice che cosa fare delle email che portano il suo nome e non sono sue: osservare, mettere in quarantena, rifiutare. Si appoggia a SPF (quali server possono inviare) e DKIM (una firma).',
        ],
        ['Evidenza', 'Che cosa si è visto, con luogo e ora, in modo che altri possano verificarlo.'],
        ['Gateway VPN', 'L’apparato con cui chi è fuori entra nella rete dell’ufficio.'],
        ['KEV', 'L’elenco pubblico delle falle usate in attacchi, tenuto dall’agenzia statunitense CISA.'],
        [
          'Prova di ripristino',
          'Riportare i dati dal backup, per vedere se funziona e quanto tempo richiede.',
        ],
        [
          'Responsabile del trattamento',
          'Chi tratta dati personali per conto di altri e secondo le loro istruzioni: qui, le paghe.',
        ],
        [
          'Secondo fattore',
          'Una prova oltre alla password, come un codice in un’app o una chiave di sicurezza.',
        ],
      ],
    },
  },
};
