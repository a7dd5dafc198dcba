import {brandPreview as words} from '@content/brandPreview';
import {nameLength} from '@site/src/data/brandName';
import {defaultColour} from '@site/src/features/rebrand/brandPreview';
import {TextField} from '../../ui/Field';
import {ColourCheck} from './ColourCheck';
import {ColourField} from './ColourField';
import {LogoField} from './LogoField';
import {PreviewActions} from './PreviewActions';
import {PreviewStage} from './PreviewStage';
import {usePreview} from './usePreview';
import styles from './WhiteLabelPreview.module.css';

/**
 * The product with the visitor's name, colour and logo. Nothing is sent: name and colour are in the URL and the
 * session, the logo only in the page. Without script, the swatches still colour the mock-ups.
 */
export default function WhiteLabelPreview() {
  const {
    root,
    form,
    brand,
    colours,
    logo,
    problems,
    status,
    alive,
    onInput,
    onHexLeft,
    takeLogo,
    pickColour,
    announce,
    restart,
  } = usePreview();
  return (
    <div ref={root} className={styles.preview} style={{'--own': defaultColour}}>
      {/* The most visible fields first, then the picture: on a phone both fit into one view. */}
      <form ref={form} onInput={onInput} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.first}>
          <TextField
            id="preview-brand"
            name="brand"
            label={words.name}
            placeholder={words.placeholder}
            maxLength={nameLength}
            autoComplete="organization"
            enterKeyHint="done"
          />
          <ColourField />
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        </div>
        <PreviewStage name={brand.name} logo={logo?.url} />
        <div className={styles.more}>
          <ColourCheck
            colour={brand.colour}
            colours={colours}
            alive={alive}
            problem={problems.hex}
            onLeft={onHexLeft}
          />
          <LogoField
            logo={logo}
            problem={problems.logo}
            onFile={takeLogo}
            onColour={pickColour}
            onRemove={() => takeLogo(undefined)}
          />
        </div>
      </form>
      <PreviewActions brand={brand} announce={announce} onRestart={restart} />
      <p className="visuallyHidden" role="status">
        {status}
      </p>
    </div>
  );
}
