import {cookies} from '@content/cookies';
import {shell} from '@content/shell';
import {useConsent} from '@site/src/features/consent/useConsent';
import {Button} from '@site/src/ui/Button';
import {Section} from '@site/src/ui/Section';
import {thirdParties} from '@site/src/data/thirdParties';

const words = cookies.change;

export function Change() {
  if (!useConsent()) {
    return null;
  }
  return (
    <Section id="change" title={words.title} lede={thirdParties.length > 0 ? words.some : words.none}>
      <div>
        <noscript>
          <p>{words.without}</p>
        </noscript>
        <Button variant="secondary" className="scriptOnly" data-consent-open="">
          {shell.footer.cookies}
        </Button>
      </div>
    </Section>
  );
}
