import {CustomerPage} from '../_components/customers/CustomerPage';

export default function InsurerCustomerPage() {
  return <CustomerPage id="insurer" />;
}
