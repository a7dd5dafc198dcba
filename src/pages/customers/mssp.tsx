import {CustomerPage} from '../_components/customers/CustomerPage';

export default function MsspCustomerPage() {
  return <CustomerPage id="mssp" />;
}
