import {cookies} from '@content/cookies';
import {useOwnStorage} from '@site/src/features/consent/useOwnStorage';
import {Section} from '@site/src/ui/Section';
import {StorageTable} from './StorageTable';

const words = cookies.own;

export function OwnStorage() {
  return (
    <Section id="own" space="tight" title={words.title} lede={words.text}>
      <StorageTable
        label={words.title}
        items={useOwnStorage()}
        purposeOf={({name}) => words.purposes[name]}
      />
    </Section>
  );
}
