/** Entry that imports the styles of all pages, in cascade order. */
import '@generated/client-modules';
import '@theme/Layout';
import '@theme/NotFound/Content';
import '@generated/registry';
