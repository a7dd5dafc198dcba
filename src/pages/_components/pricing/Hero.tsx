import {pricing} from '@content/pricing';
import {shell} from '@content/shell';
import {PageHero} from '@site/src/features/sections/PageHero';
import {CheckList} from '@site/src/ui/CheckList';
import {BookingButton} from '@site/src/site/BookingButton';
import {useSite} from '@site/src/site/useSite';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {faqPage, product} from '@site/src/site/structuredData';

const words = pricing.hero;

export function Hero() {
  const site = useSite();
  return (
    <PageHero
      below={[{name: shell.nav.items.pricing, path: routes.pricing}]}
      nodes={[product(site, brand, shell.structuredData.product), faqPage(pricing.faq.items)]}
      title={words.title}
      lede={words.lede}
      actions={
        <>
          <BookingButton>{words.primary}</BookingButton>
          <ButtonLink variant="secondary" to="#comparison">
            {words.secondary}
          </ButtonLink>
        </>
      }
      note={<CheckList row items={words.promises} className="caption" />}
    />
  );
}
