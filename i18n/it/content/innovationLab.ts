// sourceHash: '316a37e199d3'
import type {InnovationLabContent} from '@site/src/content/innovationLab';

export const innovationLab: InnovationLabContent = {
  meta: {
    title: 'Innovation Lab: ricerca sulla sicurezza da portare ai clienti',
    description:
      'Come trasformiamo le domande aperte di MSP, assicurazioni e imprese in metodi e funzionalità: punteggi di rischio, remediation spiegabile, benchmark che tutelano i dati.',
  },
  hero: {
    headline: 'Ricerca che finisce nel tuo listino.',
    subheadline:
      'Il laboratorio raccoglie le domande dei clienti dei nostri partner a cui nessuno sa ancora rispondere. Prova metodi in progetti finanziati, scarta quello che non regge e porta il resto nella piattaforma che vendi con il tuo marchio.',
    projects: 'Vedi i progetti finanziati',
    visionLabel: 'La nostra visione',
    visionStatement:
      'Ogni azienda, anche la più piccola, conosce il proprio rischio, sa dimostrare come lo gestisce e paga soltanto per questo.',
    picture: 'Osservazioni sparse che si raccolgono in una linea',
  },
  values: {
    title: 'Come lavora il laboratorio',
    items: {
      research: {
        title: 'Guidato dalla ricerca',
        text: 'Partiamo da una domanda, da un metodo e da un modo per scoprire se il metodo sbaglia. Anche un risultato deludente è un risultato.',
      },
      ip: {
        title: 'Sviluppo di proprietà intellettuale',
        text: 'Quello che regge diventa proprietà intellettuale: documentata, mantenuta e integrata nella piattaforma. I partner la offrono con il proprio marchio.',
      },
      future: {
        title: 'Orientato al futuro',
        text: 'Guardiamo a ciò che norme, assicurazioni e attaccanti chiederanno presto alle piccole imprese, e iniziamo finché c’è tempo per le prove.',
      },
    },
  },
  pillars: {
    title: 'Tre domande su cui lavoriamo',
    subtitle: 'Ognuna è nata da qualcosa che un partner non riusciva a spiegare a un cliente.',
    keywordsLabel: 'Parole chiave',
    pillar1: {
      subtitle: 'Quanto è affidabile il punteggio?',
      title: 'Punteggi di rischio basati su evidenze',
      description:
        'La maggior parte dei punteggi non dice su che cosa si basa. I nostri vogliono dichiarare il margine di errore: una scansione da fuori lascia un intervallo ampio, un assessment lo restringe, le evidenze lo restringono ancora. L’assicurazione vede quanto fidarsi del numero, l’MSP vede quale domanda fare dopo.',
      keywords: ['Superficie di attacco', 'Modelli bayesiani', 'Incertezza', 'Polizze cyber'],
    },
    pillar2: {
      subtitle: 'Perché questa correzione, e perché per prima?',
      title: 'Remediation spiegabile con l’AI',
      description:
        'Un modello linguistico sa scrivere consigli che sembrano giusti. Qui deve mostrare il ragionamento: la criticità da cui parte, l’evidenza, il controllo a cui serve. Un tecnico approva ogni passo prima che il cliente lo legga, e un passo senza motivo non arriva fin lì.',
      keywords: ['AI spiegabile', 'Approvazione umana', 'Mappatura dei controlli', 'Priorità'],
    },
    pillar3: {
      subtitle: 'Come siamo messi rispetto agli altri?',
      title: 'Benchmark che non svelano segreti',
      description:
        'Ogni azienda vuole sapere come è messa rispetto alle altre, e nessuna vuole mostrare le proprie criticità. Studiamo come calcolare il benchmark di un settore o di una filiera da contributi che da soli non dicono niente: si legge solo il totale.',
      keywords: ['Aggregazione sicura', 'Privacy differenziale', 'Filiera', 'Benchmark di settore'],
    },
    diagrams: {
      score: {
        label: 'Un punteggio di esempio: a ogni fonte l’intervallo possibile si restringe',
        sources: ['Scansione da fuori', 'Con un assessment', 'Con le evidenze'],
        low: 'Rischio basso',
        high: 'Rischio alto',
      },
      reasoning: {
        label: 'Un passo di un piano di esempio, con i suoi motivi',
        steps: [
          {name: 'Criticità', text: 'Chiunque può inviare email con il nome del cliente'},
          {name: 'Evidenza', text: 'Record DMARC con policy «none», letto dal DNS'},
          {name: 'Controllo', text: 'Trasferimento delle informazioni, ISO 27001'},
          {name: 'Correzione', text: 'Passare a «quarantine», leggere i report, poi «reject»'},
        ],
        approval: 'Approvato da un tecnico',
      },
      benchmark: {
        label:
          'Cinque aziende inviano contributi sigillati; si apre solo la somma, e ognuna trova il proprio posto nella distribuzione',
        own: 'La tua azienda',
        sector: 'Il settore',
      },
    },
  },
  projects: {
    title: 'Progetti di ricerca finanziati',
    lede: 'Cofinanziati da fondi europei, nazionali e regionali, svolti con gruppi di ricerca, assicurazioni e partner.',
    roleLabel: 'Il nostro ruolo',
    items: {
      scoring: {
        sample: true,
        title: 'Punteggi con un margine di errore',
        role: 'Partner tecnologico',
        subtitle: 'Che cosa si può sapere di un’azienda da fuori?',
        description:
          'Gruppi di ricerca e assicurazioni confrontano i punteggi ricavati da evidenze pubbliche con quello che conferma un audit in sede. Forniamo il motore di scansione e il modello di punteggio, e pubblichiamo i casi in cui il punteggio ha sbagliato.',
        funding: 'Cofinanziato da un programma europeo di ricerca e innovazione',
      },
      remediation: {
        sample: true,
        title: 'Consigli che mostrano il ragionamento',
        role: 'Coordinatore',
        subtitle: 'Quando un tecnico può fidarsi di una bozza di piano?',
        description:
          'I tecnici leggono piani di remediation senza sapere se li ha scritti un collega o un modello, e segnalano che cosa non firmerebbero. Ogni segnalazione diventa una verifica che le bozze successive devono superare.',
        funding: 'Cofinanziato da un programma nazionale di ricerca industriale',
      },
      benchmark: {
        sample: true,
        title: 'Un benchmark per il distretto',
        role: 'Responsabile dello sviluppo',
        subtitle: 'I fornitori possono confrontarsi senza scoprire le carte?',
        description:
          'Le imprese manifatturiere di un distretto e i loro fornitori contribuiscono a un benchmark comune. Ognuno vede la propria posizione. Nessuno, noi compresi, vede le risposte di un altro.',
        funding: 'Cofinanziato da fondi regionali per lo sviluppo',
      },
    },
    marks: {eu: 'Fondi europei', national: 'Fondi nazionali', regional: 'Fondi regionali'},
  },
  strategicCta: {
    headline: 'Quale domanda ti fanno sempre i tuoi clienti?',
    text: 'Partner, assicurazioni e università partecipano come tester, con casi reali o come co-proponenti. In un primo incontro vediamo la tua domanda e che cosa serve per rispondere.',
    primaryCta: 'Proponi un progetto',
    secondaryCta: 'Partecipa come tester',
    roles: {
      title: 'Che cosa ti chiediamo',
      points: [
        {
          name: 'Come tester',
          text: 'Prova un metodo con clienti che sono d’accordo, accanto a quello che usi oggi, e dicci dove sbaglia.',
        },
        {
          name: 'Con casi reali',
          text: 'Porta criticità e decisioni dal tuo lavoro, senza nomi, e racconta com’è andata a finire.',
        },
        {
          name: 'Come co-proponente',
          text: 'Segui una parte del progetto con persone tue e presenta con noi la domanda di finanziamento.',
        },
      ],
    },
  },
};
