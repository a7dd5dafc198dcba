import {EchoBox} from './EchoBox';
import {HealthStatus} from './HealthStatus';
import {QueryProvider} from './QueryProvider';

/** What the server test page does. */
export default function ServerTest() {
  return (
    <QueryProvider>
      <HealthStatus />
      <EchoBox />
    </QueryProvider>
  );
}
