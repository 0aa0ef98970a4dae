import { MAP } from '../outgoing/outgoing-hosts.ts';

type Options = {
  /** What names the page's own inline scripts: the nonce of this request, or the hash of each. */
  scripts: { nonce: string } | { hashes: readonly string[] };
  vaultUrl: string | null;
  secure: boolean;
};

/**
 * The Content-Security-Policy of a page: our own scripts, card data to the vault, a map in a frame, nothing else. Every
 * page allows the map, since the policy of the first page loaded stays in force.
 */
export const pagePolicy = ({ scripts, vaultUrl, secure }: Options): string => {
  const inline = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')} 'strict-dynamic'`,
    // A vehicle's paint and the width of a bar are style attributes; style sheets are files of ours alone.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${MAP}${vaultUrl ? ` ${new URL(vaultUrl).origin}` : ''}`,
    `frame-src ${MAP}`,
    "manifest-src 'self'",
    // The hand-overs' pages open without a connection.
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
