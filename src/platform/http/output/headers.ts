import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Browser features that are disabled, so that injected code cannot use them either. */
const features = [
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
] as const;

/** The Permissions-Policy of an answer. Only the page itself may use what it is given. */
export const permissionsWith = (...given: readonly (typeof features)[number][]): string =>
  features.map((feature) => `${feature}=(${given.includes(feature) ? 'self' : ''})`).join(', ');

export const permissions = permissionsWith();

const YEAR_SECONDS = 31_536_000;

/** HSTS for a year on https sites; without subdomains, which may not be ours. */
const hstsOf = (publicUrl: string | undefined) =>
  publicUrl?.startsWith('https:') ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false;

/** Headers of every response. Pages set their own CSP with a nonce; other responses may load nothing. */
export const headersOf = (publicUrl: string | undefined): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: hstsOf(publicUrl),
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** The same headers for responses that bypass hooks. */
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
