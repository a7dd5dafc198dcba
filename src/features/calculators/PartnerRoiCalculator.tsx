import clsx from 'clsx';
import {calculators as shared} from '@content/calculators';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import {computePartnerRoi, partnerRoiDefaults, partnerRoiQuery} from '@site/src/data/calculators/partnerRoi';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Button} from '../../ui/Button';
import {TextField} from '../../ui/Field';
import {CopyLink} from './CopyLink';
import {HowComputed} from './HowComputed';
import {PartnerRoiCounts} from './PartnerRoiCounts';
import {PartnerRoiResults} from './PartnerRoiResults';
import {SendFigures} from './SendFigures';
import {partnerRoiSteps} from './partnerRoiSteps';
import {usePartnerRoiForm} from './usePartnerRoiForm';
import {cardLook} from '../../ui/Card';
import {Cluster} from '../../ui/Cluster';
import {Split} from '../../ui/Split';
import {useAlive} from '../../ui/useAlive';
import styles from './Calculator.module.css';

const {min, max, step, default: initial} = partnerRoiInputs.clients;

/** Slider for the number of clients. The current value appears between the two ends. */
function ClientsSlider({clients}: {clients: number}) {
  return (
    <div className={styles.slider}>
      <label htmlFor="partner-roi-clients" className={styles.label}>
        {words.clients}
      </label>
      <p id="partner-roi-clients-hint" className={`${styles.hint} caption`}>
        {words.clientsHint}
      </p>
      <input
        id="partner-roi-clients"
        name="clients"
        type="range"
        className="screenOnly"
        min={min}
        max={max}
        step={step}
        defaultValue={initial}
        aria-describedby="partner-roi-clients-hint"
        aria-valuetext={words.clientsCount(clients)}
      />
      {/* The slider announces its value itself. */}
      <p className={`${styles.scale} caption`} aria-hidden>
        <span>{words.clientsCount(min)}</span>
        <b className="num">{words.clientsCount(clients)}</b>
        <span>{words.clientsCount(max)}</span>
      </p>
    </div>
  );
}

const {price} = partnerRoiInputs;
const alertId = 'partner-roi-alert';

/** Partner ROI calculator: a partner's yearly earnings for a number of clients and a price. */
export default function PartnerRoiCalculator() {
  const language = useWordsLanguage(words);
  const {form, clients, problem, calculating, changed, computed, address, onInput, onSubmit} =
    usePartnerRoiForm();
  // Before there is a result, an example that is called one.
  const input = computed ?? partnerRoiDefaults;
  const result = computePartnerRoi(input);
  return (
    <Split
      first={1.1}
      align="stretch"
      className={cardLook({
        tone: 'flat',
        className: clsx(styles.calculator, styles.longResults, useAlive() && styles.drawn),
      })}
    >
      <form
        ref={form}
        className={styles.inputs}
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
        aria-busy={calculating}
      >
        <div>
          <h3 className={styles.title}>{words.inputs}</h3>
          <p className={styles.description}>{words.description}</p>
        </div>
        <ClientsSlider clients={clients} />
        <div>
          <TextField
            id="partner-roi-price"
            name="price"
            label={words.price}
            hint={words.priceHint}
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={price.default}
            disabled={calculating}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`partner-roi-price-hint ${alertId}`}
          />
          <p id={alertId} role="alert" className={styles.alert}>
            {problem === 'notANumber' && words.problems.notANumber}
            {problem === 'tooSmall' && words.problems.tooSmall(price.min)}
            {problem === 'tooLarge' && words.problems.tooLarge(price.max)}
          </p>
        </div>
        <Button type="submit" disabled={calculating} className={`${styles.submit} scriptOnly`}>
          {calculating ? words.calculating : words.submit}
        </Button>
        <p role="status" className="visuallyHidden">
          {calculating ? words.status.calculating : words.status.ready}
        </p>
        <noscript>{shared.withoutScript}</noscript>
      </form>
      <PartnerRoiResults
        input={input}
        result={result}
        example={!computed}
        stale={changed}
        refused={problem !== undefined}
      />
      {/* Prevents explaining or sending outdated figures next to changed numbers. */}
      <Cluster className={styles.foot} inert={changed}>
        <HowComputed name="partner-roi-how" steps={partnerRoiSteps(input, result, language)}>
          <PartnerRoiCounts clients={input.numberOfClients} />
        </HowComputed>
        <SendFigures topic="partnerRoi" attachment="partner-roi-calculator" />
        <CopyLink key={partnerRoiQuery(input)} idPrefix="partner-roi" address={address} />
      </Cluster>
    </Split>
  );
}
