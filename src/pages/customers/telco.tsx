import {CustomerPage} from '../_components/customers/CustomerPage';

export default function TelcoCustomerPage() {
  return <CustomerPage id="telco" />;
}
