import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import styles from './ClientsSlider.module.css';

const {min, max, step, default: initial} = partnerRoiInputs.clients;

/** Slider for the number of clients. The current value appears between the two ends. */
export function ClientsSlider({clients}: {clients: number}) {
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
