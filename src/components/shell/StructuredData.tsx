import Head from '@docusaurus/Head';

/** One schema.org node, without its context. */
export type SchemaNode = {'@type': string} & Record<string, unknown>;

/** Puts schema.org nodes into the head as JSON-LD. */
export function StructuredData({nodes}: {nodes: readonly SchemaNode[]}) {
  const graph = {'@context': 'https://schema.org', '@graph': nodes};
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(graph)}</script>
    </Head>
  );
}
