/** Entry that reaches the styles of every page, in the order in which they add to each other. */
import '@generated/client-modules';
import '@theme/Layout';
import '@theme/NotFound/Content';
import '@generated/registry';
