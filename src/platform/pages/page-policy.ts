import { MAP } from '../outgoing/outgoing-hosts.ts';

type Options = { nonce: string; vaultUrl: string | null; secure: boolean };

/**
 * The Content-Security-Policy of a page: our own scripts with this request's nonce, card data to the vault, a map in a
 * frame, nothing else. Every page allows the map, since the policy of the first page loaded stays in force.
 */
export const pagePolicy = ({ nonce, vaultUrl, secure }: Options): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // A vehicle's paint and the width of a bar are style attributes; style sheets are ours alone.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${MAP}${vaultUrl ? ` ${new URL(vaultUrl).origin}` : ''}`,
    `frame-src ${MAP}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
