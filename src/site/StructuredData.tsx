import Head from '@docusaurus/Head';
import type {SchemaNode} from '@site/src/site/structuredData';

export function StructuredData({nodes}: {nodes: readonly SchemaNode[]}) {
  const graph = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  return (
    <Head>
      {/* Escapes "</script>" in texts. */}
      <script type="application/ld+json">{graph.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
