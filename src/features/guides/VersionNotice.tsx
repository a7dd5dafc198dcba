import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import {brand} from '@site/src/data/brand';
import {Admonition} from '../reading';
import styles from './VersionNotice.module.css';

function LatestLink({pluginId}: {pluginId: string}) {
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const beginning = latest.docs.find(({id}) => id === latest.mainDocId);
  return (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      values={{
        versionLabel: latest.label,
        latestVersionLink: (
          <Link to={(latestDocSuggestion ?? beginning ?? latest).path}>
            <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
          </Link>
        ),
      }}
    >
      {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  );
}

/** Names the version of a versioned text and links to the latest (`versions` of the docs plugin). */
export function VersionNotice() {
  const {banner, badge, label, pluginId} = useDocsVersion();
  const values = {siteTitle: brand.name, versionLabel: label};
  return (
    <>
      {badge && (
        <p className={styles.badge}>
          {translate(
            {id: 'theme.docs.versionBadge.label', message: 'Version: {versionLabel}'},
            {versionLabel: label},
          )}
        </p>
      )}
      {banner && (
        <Admonition
          type="warning"
          title={
            banner === 'unreleased'
              ? translate(
                  {
                    id: 'theme.docs.versions.unreleasedVersionLabel',
                    message: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
                  },
                  values,
                )
              : translate(
                  {
                    id: 'theme.docs.versions.unmaintainedVersionLabel',
                    message:
                      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
                  },
                  values,
                )
          }
        >
          <p>
            <LatestLink pluginId={pluginId} />
          </p>
        </Admonition>
      )}
    </>
  );
}
