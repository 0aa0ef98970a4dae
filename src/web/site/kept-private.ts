/** Headers of a page whose address or form may hold a secret: no other site learns it, and nothing on the way keeps it. */
export const keptPrivate = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
