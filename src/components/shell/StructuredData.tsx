import Head from '@docusaurus/Head';
import type {SchemaNode} from '@site/src/lib/structuredData';

/** Puts schema.org nodes into the head as JSON-LD. */
export function StructuredData({nodes}: {nodes: readonly SchemaNode[]}) {
  const graph = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  return (
    <Head>
      {/* A "</script>" in a text must not end the element. */}
      <script type="application/ld+json">{graph.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
