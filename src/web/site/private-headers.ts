/** Headers of a page that may show a secret, so that no cache stores it. */
export const noStoreHeaders = () => ({ 'Cache-Control': 'no-store' });

/** Headers of a page whose address may contain a secret: no cache stores it, and no other site receives the address. */
export const privateHeaders = () => ({ ...noStoreHeaders(), 'Referrer-Policy': 'no-referrer' });
