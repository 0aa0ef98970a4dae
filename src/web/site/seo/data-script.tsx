/**
 * Facts for search engines, as data that nothing runs. The server alone makes and writes them, so neither they nor what
 * makes them burdens the browser: `facts={import.meta.env.SSR ? jsonLd(…) : null}`.
 */
export const DataScript = ({ facts }: { facts: string | null }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {facts ?? '{}'}
  </script>
);
