/** Headers of a page that may show a secret: nothing on the way keeps it. */
export const noStoreHeaders = () => ({ 'Cache-Control': 'no-store' });

/** Headers of a page whose address may hold a secret: beside that, no other site learns it. */
export const privateHeaders = () => ({ ...noStoreHeaders(), 'Referrer-Policy': 'no-referrer' });
