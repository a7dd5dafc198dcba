import {EchoBox} from './EchoBox';
import {HealthStatus} from './HealthStatus';

/** Shows the state of the server and sends it messages. */
export default function ServerTest() {
  return (
    <>
      <HealthStatus />
      <EchoBox />
    </>
  );
}
