/**
 * The name of a cookie of ours. Behind TLS it says to the browser that no other host and no plain HTTP may set it, so
 * that nobody can plant one.
 */
export const cookieName = (name: 'session' | 'trusted' | 'client', { secure }: { secure: boolean }): string =>
  secure ? `__Host-${name}` : name;
