// sourceHash: '79e541b76dee'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {
  campaignEur,
  hireEurPerYear,
  savedPerClientEur,
  savedPerYearTenClientsEur,
  toolCostSpanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {ComparisonContent} from '@site/src/content/comparison';

const {eur, number} = formats('it');
const {attract, engage, scale, custom} = plans;
const [roiFrom, roiTo] = claims.roiMonths;

export const comparison: ComparisonContent = {
  table: {
    caption: `Costo medio per cliente al mese degli strumenti separati, e che cosa include ${brand.name}`,
    feature: 'Funzionalità',
    tool: 'Strumento abituale',
    range: (from: number, to: number) => `${number(from)}–${eur(to)}`,
    cost: 'Costo medio',
    included: `Incluso in ${brand.name}`,
    tools: {
      vulnerability: 'Licenza di uno scanner per reti e siti web',
      compliance: 'Software di assessment, con licenza per framework',
      darkweb: 'Abbonamento per le credenziali esposte',
      project: 'Licenze di un software di progetti o ticket',
      reporting: 'Modelli di report e software di impaginazione',
      portal: 'Portale in hosting o area file condivisa',
    },
    plans: {
      attract: 'In tutti i piani',
      engage: `Da ${engage.name}`,
      scale: `Da ${scale.name}`,
    },
    sum: 'Strumenti separati',
    sumTools: 'Sei strumenti',
    sumIncluded: `Da ${eur(attract.eurPerMonth)}`,
  },
  assumptions: [
    `I costi degli strumenti sono esempi, da ${number(toolCostSpanEur.from)} a ${eur(toolCostSpanEur.to)} per cliente al mese in ogni categoria. Insieme vanno da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)}; il valore intermedio è ${eur(traditionalStackEur.typical)}.`,
    `${attract.name} costa ${eur(attract.eurPerMonth)} al mese fino a ${number(attract.clients)} clienti, ${engage.name} ${eur(engage.eurPerMonth)} fino a ${number(engage.clients)}, ${scale.name} ${eur(scale.eurPerMonth)} fino a ${number(scale.clients)}, tutti con fatturazione annuale. Oltre, ${custom.name} è su richiesta.`,
    `Il risparmio di ${eur(savedPerClientEur)} per cliente è il valore intermedio degli strumenti separati meno il piano ${attract.name}. Dieci clienti per dodici mesi fanno ${eur(savedPerYearTenClientsEur)}. È una stima prudente: conta il piano una volta per ogni cliente.`,
    `Progetti e remediation richiedono ${engage.name}, il portale clienti ${scale.name}. Il calcolatore prende il piano più piccolo adatto ai tuoi clienti e strumenti, e lo conta una volta sola.`,
    `Le opzioni aggiuntive e il costo una tantum di ${eur(whiteLabelSetupEur)} per attivare il white label non rientrano nel calcolo.`,
    `Un’assunzione vale ${eur(hireEurPerYear)} l’anno e una campagna di marketing ${eur(campaignEur)}, entrambe arrotondate per difetto.`,
    `Il risparmio fino ${withArticle('al', `${claims.savingsPercent}%`)} e il ROI positivo entro ${roiFrom}–${roiTo} mesi sono risultati dei partner. I tuoi dipendono da clienti, strumenti e prezzi.`,
  ],
};
