import {CustomerPage} from '../_components/customers/CustomerPage';

export default function ApiHubCustomerPage() {
  return <CustomerPage id="apiHub" />;
}
