import {QueryProvider} from './QueryProvider';
import {TestEmail} from './TestEmail';

/** What the email test page does. */
export default function EmailTest() {
  return (
    <QueryProvider>
      <TestEmail />
    </QueryProvider>
  );
}
