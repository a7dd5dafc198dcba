// sourceHash: 'a46725a50c1e'
import type {ProposalContent} from '@site/src/content/proposal';
import {brand} from '@site/src/data/brand';
import {formats} from '@site/src/data/format';
import {priceRulerInputs} from '@site/src/data/priceRuler';

const {eur, percent} = formats('it');
const {ownCost, margin} = priceRulerInputs;

export const proposal: ProposalContent = {
  meta: {
    title: 'La tua proposta',
    description:
      'Un servizio di sicurezza con il tuo marchio: il report per i clienti, prezzo e margine, le prime dodici settimane e la prima email.',
  },
  cover: {
    kicker: 'Business case',
    title: 'La sicurezza gestita di',
    lede: 'Che cosa ricevono i tuoi clienti, quanto chiedi, quanto ti resta e da dove cominci.',
    contents: 'In questa proposta',
    foot: `Per il tuo team, non per i clienti. Piattaforma: ${brand.name}`,
  },
  report: {
    title: 'Il report per i tuoi clienti',
    text: 'È la prima pagina di un report di esempio: cliente e criticità sono inventati.',
    whole: 'Leggi tutto il report',
  },
  price: {
    title: 'Prezzo e margine',
    text: `Il calcolo considera ${eur(ownCost.default)} al mese per cliente, per il tuo lavoro e i tuoi strumenti, e un margine del ${percent(margin.default)}. Prezzi IVA esclusa.`,
    change: 'Calcola con i tuoi costi e il tuo margine',
  },
  weeks: {title: 'Le prime dodici settimane'},
  letter: {
    title: 'L’email ai primi potenziali clienti',
    text: 'Scrivi a tre aziende che ti conoscono. La scansione parte quando hanno firmato.',
    body: `Da: Marco, Nordalia IT <marco@nordalia.example>
A: Anna <anna@rossi.example>
Oggetto: Che cosa mostra il tuo dominio a chi guarda da fuori

Ciao Anna,

da fuori chiunque può scoprire parecchio di un’azienda: servizi aperti, certificati scaduti, se altri possono inviare email con il suo nome, se le sue password sono finite in un data breach noto.

Se firmi l’autorizzazione in allegato, lo verifichiamo per rossi.example e ti mostriamo il risultato in venti minuti. Il report resta a te, qualunque cosa tu decida.

Meglio martedì alle 10 o giovedì alle 16?

Marco, Nordalia IT`,
  },
  close: {
    title: 'Guardala con il tuo marchio',
    text: 'In trenta minuti ti mostriamo la piattaforma con il tuo nome, il tuo colore e questi numeri.',
    action: 'Prenota una demo',
    note: 'La pagina di prenotazione riceve nome, colore e numeri della tua azienda.',
  },
  print: 'Stampa o salva in PDF',
};
