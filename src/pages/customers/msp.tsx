import {CustomerPage} from '../_components/customers/CustomerPage';

export default function MspCustomerPage() {
  return <CustomerPage id="msp" />;
}
