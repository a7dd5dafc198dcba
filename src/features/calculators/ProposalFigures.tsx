import {useEffect} from 'react';
import {priceRuler as words} from '@content/priceRuler';
import {proposal} from '@content/proposal';
import {priceList} from '@site/src/data/priceList';
import {neededAtFirst, priceRulerInputs} from '@site/src/data/priceRuler';
import {computePriceRuler} from '@site/src/data/calculators/priceRuler';
import {
  demandOf,
  parseProposalQuery,
  proposalDefaults,
  type ProposalInput,
  proposalQuery,
} from '@site/src/data/calculators/proposal';
import {proposalParameters} from '@site/src/data/proposal';
import {visitBrand, visitBrandChanged, visitLogo} from '@site/src/data/visitBrand';
import {Button} from '../../ui/Button';
import {cardLook} from '../../ui/Card';
import {Cluster} from '../../ui/Cluster';
import {TextField} from '../../ui/Field';
import {parsePreview, previewQuery, storePreview, writeAddress} from '../rebrand';
import {calculationText} from './calculationText';
import {CopyLink} from './CopyLink';
import {readNumbers} from './fields';
import {PriceRulerResults} from './PriceRulerResults';
import {priceRulerSteps} from './priceRulerSteps';
import {SendFigures} from './SendFigures';
import {type Calculation, useCalculator} from './useCalculator';
import {announce} from './usePriceRuler';
import calculator from './Calculator.module.css';
import styles from './ProposalFigures.module.css';

const {clients} = priceRulerInputs;
const figuresOf = (input: ProposalInput) => computePriceRuler(demandOf(input), priceList.all);

/** The address to pass on, with the brand of the visit. */
function addressOf(input: ProposalInput): string {
  const brand = visitBrand();
  const query = proposalQuery(input);
  return location.origin + location.pathname + (brand ? `${previewQuery(brand)}&${query.slice(1)}` : query);
}

const calculation: Calculation<ProposalInput> = {
  words,
  defaults: proposalDefaults,
  limits: {clients},
  address: {names: proposalParameters, parse: parseProposalQuery, query: proposalQuery},
  attachment: {
    island: 'proposal-figures',
    text: (input, language) =>
      calculationText({
        title: proposal.meta.title,
        inputs: [
          [words.inputs.clients, String(input.clients)],
          ...input.needs.map(() => [words.inputs.needs, words.inputs.needed.fullCatalogue] as const),
        ],
        steps: priceRulerSteps(demandOf(input), figuresOf(input), language),
        address: addressOf(input),
      }),
  },
  read: (form, before, language) => ({
    ...readNumbers(form, before as {clients: number}, {clients}, language),
    needs: new FormData(form).has('needs') ? neededAtFirst : [],
  }),
  announce: (input, language) => announce(demandOf(input), language),
};

/** Puts on the brand of the address, which goes when the visitor takes the brand off. */
function useBrandOfAddress(): void {
  useEffect(() => {
    const preview = parsePreview(location.search);
    if (preview) {
      storePreview({...preview, logo: visitLogo(preview.name)});
    }
    const forget = () => visitBrand() ?? writeAddress(undefined);
    addEventListener(visitBrandChanged, forget);
    return () => removeEventListener(visitBrandChanged, forget);
  }, []);
}

/** Price and margin of the proposal for a number of clients, with or without NIS2. */
export default function ProposalFigures() {
  const {form, input, corrected, announcement, onInput} = useCalculator(calculation);
  useBrandOfAddress();
  const demand = demandOf(input);
  const result = figuresOf(input);
  return (
    <div
      className={cardLook({
        tone: 'flat',
        className: `${calculator.calculator} ${calculator.drawn} ${styles.figures}`,
      })}
    >
      <div className={`${calculator.inputs} scriptOnly screenOnly`}>
        <form
          ref={form}
          className={calculator.clients}
          onInput={onInput}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            id="proposal-clients"
            name="clients"
            label={words.inputs.clients}
            hint={words.inputs.clientsHint}
            error={corrected.clients}
            type="number"
            inputMode="numeric"
            min={clients.min}
            max={clients.max}
            defaultValue={clients.default}
          />
          {neededAtFirst.map((feature) => (
            <label key={feature} className="signed">
              <input type="checkbox" name="needs" value={feature} defaultChecked />
              {words.inputs.needed.fullCatalogue}
            </label>
          ))}
        </form>
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => print()}>
            {proposal.print}
          </Button>
          <SendFigures topic="demo" attachment="proposal-figures" />
          <CopyLink key={proposalQuery(input)} idPrefix="proposal" address={() => addressOf(input)} />
        </Cluster>
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
      </div>
      <PriceRulerResults input={demand} result={result} example={false} />
    </div>
  );
}
