import { z } from 'zod';

/** A bucket of an S3-compatible store, and the keys that open it. */
export type BucketAddress = Readonly<{
  /** Origin of the store, such as `https://s3.ap-southeast-7.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}>;

const SHAPE = 's3://KEY:SECRET@HOST/BUCKET?region=REGION&tls=on';

const usual = { region: 'us-east-1', tls: 'on' };

/**
 * Parses `s3://KEY:SECRET@HOST:PORT/BUCKET?region=REGION&tls=off`. Key and secret are percent-encoded. Error messages
 * never contain the secret.
 */
export const BucketUrl = z.string().transform((text, { issues }): BucketAddress => {
  const wrong = wrongWith(text);
  if (wrong) {
    issues.push({ code: 'custom', message: wrong, input: undefined });
    return z.NEVER;
  }
  const url = new URL(text);
  const { region, tls } = { ...usual, ...Object.fromEntries(url.searchParams) };
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket: url.pathname.slice(1),
    region,
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
});

const wrongWith = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !url.hostname) return `must be ${SHAPE}`;
  if (!isDecodable(url.username) || !isDecodable(url.password))
    return 'must have a key and a secret before the host, percent-encoded';
  if (!/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.pathname))
    return 'must name one bucket after the host: 3 to 63 small letters, digits, points and hyphens';
  for (const name of url.searchParams.keys()) if (!(name in usual)) return `knows region and tls alone, not ${name}`;
  if (!['on', 'off'].includes(url.searchParams.get('tls') ?? usual.tls)) return 'must have tls=on or tls=off';
  return undefined;
};

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};
