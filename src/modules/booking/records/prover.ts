import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import providers from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';

const open: ReadonlySet<string> = new Set(providers);

/** All services that give out addresses for minutes, together. */
const THROW_AWAY = 'throw-away';

/** All providers that give mailboxes to everybody (Gmail, Naver), together: each costs its owner some effort. */
export const PUBLIC_PROVIDER = 'public-provider';

/**
 * Who vouches for an e-mail: a public provider, or the domain, whose owner has as many addresses as they like. A name
 * below a provider's is nobody's provider: its owner may have got it for nothing.
 */
export const proverOf = (email: string): string => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = getDomain(host) ?? host;
  if (isDisposableEmailDomain(host) || isDisposableEmailDomain(domain)) return THROW_AWAY;
  return open.has(host) ? PUBLIC_PROVIDER : domain;
};
