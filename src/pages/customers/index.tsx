import {customers} from '@content/customers';
import {sampleMark} from '@content/sampleMark';
import {EntryList} from '@site/src/features/reading/EntryList';
import {ReadingPage} from '@site/src/features/reading/ReadingPage';
import {SampleMark} from '@site/src/site/SampleMark';
import {useTextAttributes} from '@site/src/site/useTranslationState';
import {toldCustomers} from '@site/src/data/customers';
import {routes} from '@site/src/data/routes';
import {isSample} from '@site/src/lib/isSample';

const {meta, title, lede, stories, invented} = customers;
const hasInvented = toldCustomers.some(({id, source}) => isSample(stories[id], source));

export default function CustomersPage() {
  return (
    <ReadingPage
      {...meta}
      heading={title}
      below={[{name: meta.title, path: routes.customers}]}
      introduction={<p>{hasInvented ? `${lede} ${invented(sampleMark.label)}` : lede}</p>}
    >
      <div {...useTextAttributes()}>
        <EntryList>
          {toldCustomers.map(({id, company, path, source}) => (
            <EntryList.Item key={id} href={path} title={stories[id].title} text={stories[id].summary}>
              <p className="caption">
                {`${company}, ${stories[id].kind}`}
                <SampleMark of={[stories[id], source]} />
              </p>
            </EntryList.Item>
          ))}
        </EntryList>
      </div>
    </ReadingPage>
  );
}
