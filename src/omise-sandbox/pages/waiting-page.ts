import type { Charge } from '../charge-life.ts';
import { pageId } from '../page-address.ts';
import { bahtOf } from '../pictures/readable.ts';
import { escaped } from '../wire/html.ts';
import { pageOf } from './layout.ts';
import { methodName } from './payment-page.ts';
import { type Language, wordsIn } from './words.ts';

/** Every payment that waits for its payer, each with its page: what a developer opens in place of a phone. */
export const waitingPage = (charges: readonly Charge[], language: Language): string => {
  const words = wordsIn(language);
  const item = (charge: Charge): string => {
    const path = `/payments/${pageId(charge.id, charge.card ? 'card' : 'source')}/scan`;
    const text = `${methodName(charge, language)}, ${bahtOf(charge.amount)} ${charge.currency}`;
    return `<li><a href="${path}">${escaped(text)}</a><br><span class="soft">${escaped(charge.description ?? charge.id)}</span></li>`;
  };
  const body = charges.length === 0 ? `<p>${escaped(words.none)}</p>` : `<ul>${charges.map(item).join('')}</ul>`;
  return pageOf(language, words.waiting, body);
};
