// Change: our own layout and navigation, which work without script.
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import {ReadingLayout} from '@site/src/features/reading/ReadingLayout';
import {SectionNav} from '@site/src/features/guides/SectionNav';
import {VersionSwitch} from '@site/src/features/guides/VersionSwitch';

export default function DocRoot(props: Props) {
  const current = useDocRootMetadata(props);
  if (!current) {
    return <NotFoundContent />;
  }
  const {docElement, sidebarName, sidebarItems} = current;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <ReadingLayout
        nav={
          sidebarItems && (
            <>
              <VersionSwitch />
              <SectionNav items={sidebarItems} />
            </>
          )
        }
      >
        {docElement}
      </ReadingLayout>
    </DocsSidebarProvider>
  );
}
