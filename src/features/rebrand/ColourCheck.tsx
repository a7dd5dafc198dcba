import clsx from 'clsx';
import {brandPreview} from '@content/brandPreview';
import {defaultColour, surfaces, type BrandColours} from '@site/src/features/rebrand/brandPreview';
import {contrast} from '@site/src/lib/colour';
import {useFormats} from '../../site/useFormats';
import {TextField} from '../../ui/Field';
import preview from './WhiteLabelPreview.module.css';
import styles from './ColourCheck.module.css';

const words = brandPreview.colour;

interface ColourCheckProps {
  /** As picked. */
  colour: string;
  /** Readable colours derived from it. */
  colours: BrandColours;
  /** True after hydration. Until then only the first swatch has computed values. */
  alive: boolean;
  problem: boolean;
  /** Called with the field's value on blur. */
  onLeft: (text: string) => void;
}

export function ColourCheck({colour, colours, alive, problem, onLeft}: ColourCheckProps) {
  const {number} = useFormats(words);
  const {fill, on, light, dark} = colours;
  const pairs = [
    {id: 'fill', ratio: contrast(fill, on)},
    {id: 'light', ratio: contrast(light, surfaces.light)},
    {id: 'dark', ratio: contrast(dark, surfaces.dark)},
  ] as const;
  return (
    <div className={styles.check}>
      <TextField
        id="preview-hex"
        name="hex"
        label={words.hex}
        error={problem ? words.error : undefined}
        defaultValue={defaultColour}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onBlur={(event) => onLeft(event.currentTarget.value)}
      />
      <div className={clsx(!alive && preview.asleep)}>
        <ul>
          {pairs.map(({id, ratio}) => (
            <li key={id}>
              <span className={styles[id]} aria-hidden>
                Aa
              </span>
              {words.pairs[id]} <b className="num">{words.ratio(number(ratio))}</b>
            </li>
          ))}
        </ul>
        <p>{light === colour ? words.deep : words.pale}</p>
      </div>
    </div>
  );
}
