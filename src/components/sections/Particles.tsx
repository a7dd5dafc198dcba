import {usePluginData} from '@docusaurus/useGlobalData';
import type {DecorationScripts} from '@site/src/lib/pluginData';
import {PauseToggle} from '../ui/PauseToggle';
import styles from './Particles.module.css';

/**
 * Circles that move behind the content of a hero. The script that draws them comes later or
 * not at all (`src/browser/decorations`); the control appears with it.
 *
 * @param props.pause names the control that stops the movement
 */
export function Particles({pause}: {pause: string}) {
  const {loader, particles} = usePluginData('decorations') as DecorationScripts;
  return (
    <div className={`${styles.particles} screenOnly`} data-decoration={particles}>
      <canvas aria-hidden hidden />
      <PauseToggle label={pause} hidden />
      {loader && <script dangerouslySetInnerHTML={{__html: loader}} />}
    </div>
  );
}
