import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ChevronDown} from '@site/src/ui/icons';
import styles from './VersionSwitch.module.css';

/** Renders nothing for a single version. */
export function VersionSwitch() {
  const {pluginId, version: current, label} = useDocsVersion();
  const versions = useVersions(pluginId);
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  if (versions.length < 2) {
    return null;
  }
  const pathIn = (version: GlobalVersion) =>
    (alternateDocVersions[version.name] ?? version.docs.find(({id}) => id === version.mainDocId) ?? version)
      .path;
  return (
    <details className={`${styles.versions} screenOnly`}>
      <summary>
        {translate(
          {id: 'theme.docs.versionBadge.label', message: 'Version: {versionLabel}'},
          {versionLabel: label},
        )}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <Link to={pathIn(version)} aria-current={version.name === current ? 'true' : undefined}>
              {version.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
