/**
 * Structured data for search engines, in a script element that is never executed. Only the server renders it, so that
 * neither the data nor its code is sent to the browser as script: `facts={import.meta.env.SSR ? jsonLd(…) : null}`.
 */
export const DataScript = ({ facts }: { facts: string | null }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {facts ?? '{}'}
  </script>
);
