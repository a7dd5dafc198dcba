import {upcoming} from '@content/upcoming';
import {shell} from '@content/shell';
import {UpcomingPage} from '@site/src/components/sections/UpcomingPage';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {Page} from '@site/src/components/shell/Page';
import {useSite} from '@site/src/components/shell/useSite';
import {routes} from '@site/src/data/routes';
import {breadcrumbs} from '@site/src/lib/structuredData';
import type {UpcomingPageId} from '@site/src/content/upcoming';

/** An announced page, from its words. */
export function Announced({page, stickyBar}: {page: UpcomingPageId; stickyBar?: boolean}) {
  const site = useSite();
  const words = upcoming.pages[page];
  const trail = [
    {name: shell.nav.items.home, path: routes.home},
    {name: words.title, path: routes[page]},
  ];
  return (
    <Page
      title={words.title}
      description={words.text}
      structuredData={[breadcrumbs(site, trail)]}
      stickyBar={stickyBar}
    >
      <UpcomingPage {...upcoming} {...words}>
        <ContactButton>{upcoming.contact}</ContactButton>
        <BookingButton variant="secondary">{upcoming.booking}</BookingButton>
      </UpcomingPage>
    </Page>
  );
}
