import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import providers from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';

const open: ReadonlySet<string> = new Set(providers);

/** All services that give out addresses for minutes, together. */
const THROW_AWAY = 'throw-away';

/**
 * Who vouches for an e-mail: null for an address at a provider open to everybody (Gmail, Naver), which costs its owner
 * some effort; else the domain, whose owner has as many addresses as they like.
 */
export const proverOf = (email: string): string | null => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = getDomain(host) ?? host;
  if (isDisposableEmailDomain(host) || isDisposableEmailDomain(domain)) return THROW_AWAY;
  return open.has(host) || open.has(domain) ? null : domain;
};
