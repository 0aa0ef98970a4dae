import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What no page of ours asks of a browser, so that nothing that is brought into one can. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const permissions = unused.map((feature) => `${feature}=()`).join(', ');

const YEAR_SECONDS = 31_536_000;

/** Whoever came to a site behind TLS does not come without it for a year. The hosts beside it are not ours to decide. */
const hstsOf = (publicUrl: string | undefined) =>
  publicUrl?.startsWith('https:') ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false;

/** Headers of every answer. Pages set a policy of their own with a nonce; what else is answered may load nothing. */
export const headersOf = (publicUrl: string | undefined): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: hstsOf(publicUrl),
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** The same for an answer that no hook sees. */
export const plainHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(hstsOf(publicUrl) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});
