// sourceHash: '9644f249c5a1'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {featurePlans} from '@site/src/data/planFacts';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {
  campaignEur,
  clientsSharing,
  exampleClients,
  hireEurPerYear,
  savedPerClientEur,
  savedPerYearEur,
  toolCostSpanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {withArticle} from '../italian';
import type {ComparisonContent} from '@site/src/content/comparison';

const {eur, number, list} = formats('it');
const {entry, priced, top, onRequest, several} = priceList;
const {remediationEngine: remediation, clientWorkspace: workspaces} = featurePlans;
const [roiFrom, roiTo] = claims.roiMonths;
const [, ...further] = priced;
const mostOf = ({clients}: PricedPlan) => (clients ? `fino a ${number(clients)}` : 'senza limite di clienti');

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
      project: 'Licenze di un software per progetti o ticket',
      reporting: 'Modelli di report e software di impaginazione',
      portal: 'Portale in hosting o area file condivisa',
    },
    plansWith: ({name, later}) => (later ? `Da ${name} in su` : several ? 'In tutti i piani' : name),
    sum: 'Strumenti separati',
    sumTools: 'Sei strumenti',
    sumIncluded: several ? `Da ${eur(entry.eurPerMonth)}` : eur(entry.eurPerMonth),
  },
  assumptions: [
    `I costi degli strumenti sono esempi: a seconda della categoria, da ${number(toolCostSpanEur.from)} a ${eur(toolCostSpanEur.to)} per cliente al mese. Insieme vanno da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)}; il valore intermedio è ${eur(traditionalStackEur.typical)}.`,
    `${list([
      `${entry.name} costa ${eur(entry.eurPerMonth)} al mese ${mostOf(entry)}${entry.clients ? ' clienti' : ''}`,
      ...further.map((plan) => `${plan.name} ${eur(plan.eurPerMonth)} ${mostOf(plan)}`),
    ])}, con fatturazione annuale.${onRequest ? ` ${top.clients ? `Oltre ${number(top.clients)} clienti` : 'Oltre'}, ${onRequest.name} è su richiesta.` : ''}`,
    `Il risparmio di ${eur(savedPerClientEur)} per cliente è il valore intermedio degli strumenti separati meno il piano ${entry.name}${clientsSharing ? `, diviso per ${number(clientsSharing)} clienti` : ''}. Con ${number(exampleClients)} clienti, in dodici mesi sono ${eur(savedPerYearEur)}.${clientsSharing ? '' : ` Il calcolo attribuisce a ogni cliente un piano ${entry.name} e il costo di tutti e sei gli strumenti.`}`,
    `Progetti e remediation richiedono ${remediation.name}, il portale clienti ${workspaces.name}. ${several ? 'Il calcolatore prende il piano più piccolo adatto ai tuoi clienti e strumenti, e lo conta una volta sola' : 'Il calcolatore conta il piano una volta sola'}.`,
    `Le opzioni aggiuntive e il costo una tantum di ${eur(whiteLabelSetupEur)} per attivare il white label non rientrano nel calcolo.`,
    `Calcoliamo un’assunzione a ${eur(hireEurPerYear)} l’anno e una campagna di marketing a ${eur(campaignEur)}; i risultati sono arrotondati per difetto.`,
    `Il risparmio fino ${withArticle('al', `${claims.savingsPercent}%`)} e il ROI positivo in ${roiFrom}–${roiTo} mesi sono risultati indicati dai partner. I tuoi dipendono da clienti, strumenti e prezzi.`,
  ],
};
