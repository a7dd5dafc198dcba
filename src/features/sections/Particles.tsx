import {usePluginData} from '@docusaurus/useGlobalData';
import type {DecorationScripts} from '@site/src/lib/pluginData';
import {PauseToggle} from '../../ui/PauseToggle';
import styles from './Particles.module.css';

/** Animated circles behind a hero. A lazy script draws them and shows the control (`src/features/decorations/browser`). */
export function Particles({pause}: {pause: string}) {
  const scripts = usePluginData('decorations') as DecorationScripts | undefined;
  if (!scripts) {
    return null;
  }
  const {loader, particles} = scripts;
  return (
    <div className={`${styles.particles} screenOnly`} data-decoration={particles}>
      <canvas aria-hidden hidden />
      <PauseToggle label={pause} hidden />
      {loader && <script dangerouslySetInnerHTML={{__html: loader}} />}
    </div>
  );
}
