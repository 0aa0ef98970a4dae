/**
 * The name of one of our cookies. Behind TLS the `__Host-` prefix makes browsers refuse the cookie from other hosts or
 * plain HTTP, so that nobody can plant one.
 */
export const cookieName = (name: 'session' | 'trusted' | 'client', { secure }: { secure: boolean }): string =>
  secure ? `__Host-${name}` : name;
