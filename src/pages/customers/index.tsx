import Layout from '@theme/Layout';
import {customers} from '@content/customers';
import {EntryList} from '@site/src/components/reading/EntryList';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {Trail} from '@site/src/components/reading/Trail';
import {SampleMark} from '@site/src/components/shell/SampleMark';
import {useTextAttributes} from '@site/src/components/shell/useTranslationState';
import {toldCustomers} from '@site/src/data/customers';
import {routes} from '@site/src/data/routes';

const {meta, title, lede, stories} = customers;

export default function CustomersPage() {
  return (
    <Layout {...meta}>
      <ReadingLayout>
        <ReadingMain>
          <Trail below={[{name: meta.title, path: routes.customers}]} />
          <ReadingHeader title={title}>
            <p>{lede}</p>
          </ReadingHeader>
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
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
