import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {sheets as words} from '@content/sheets';
import {cardLook} from '@site/src/ui/Card';
import {Cluster} from '@site/src/ui/Cluster';
import {clientSheets, type SheetKind} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/data/downloadName';
import {DownloadButton} from '../../ui/DownloadButton';
import SheetBrand from './SheetBrand.island';
import {useSheetPath} from './useSheetPath';
import styles from './GuideSheets.module.css';

/** Sheets of a guide. Sheets for clients are also offered with the visitor's name and colour. */
export function GuideSheets({kinds, guide}: {kinds: readonly SheetKind[]; guide: string}) {
  const {withBaseUrl} = useBaseUrlUtils();
  // Target of links from lists of texts.
  useBrokenLinks().collectAnchor('sheets');
  const pathOf = useSheetPath();
  const forClients = kinds.filter((kind) => clientSheets.includes(kind));
  return (
    <section
      aria-labelledby="sheets"
      className={cardLook({tone: 'soft', className: `${styles.sheets} screenOnly`})}
    >
      <h2 id="sheets">{words.title}</h2>
      <p className="caption">
        {words.text} {forClients.length > 0 && words.unnamed}
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Cluster>
              {sheetFormats(kind).map((format) => (
                <DownloadButton
                  key={format}
                  path={`${pathOf(kind, guide)}.${format}`}
                  label={words.kinds[kind].name}
                  branded={format === 'pdf' && clientSheets.includes(kind)}
                  variant="secondary"
                  size="small"
                />
              ))}
            </Cluster>
            <p className="caption">{words.kinds[kind].about}</p>
          </li>
        ))}
      </ul>
      {forClients.length > 0 && (
        <div className={`${styles.brand} scriptOnly`}>
          <h3>{words.brand.summary}</h3>
          <SheetBrand
            when="intent"
            files={forClients.map((kind) => ({
              name: words.kinds[kind].name,
              href: withBaseUrl(`${pathOf(kind, guide)}.pdf`),
            }))}
          />
        </div>
      )}
    </section>
  );
}
