import { paymentSlip } from '../pictures/payment-slip.ts';
import { bahtOf, readableTime } from '../pictures/readable.ts';
import { type Charge, chargeStatus, expiresAt, isAuthorized } from '../records/charge-life.ts';
import { pageId } from '../records/page-address.ts';
import { kindOf } from '../sources/source-types.ts';
import { escaped } from '../wire/html.ts';
import { htmlPage } from './layout.ts';
import { type Language, type PayerWords, payerWords } from './words.ts';

/** The page on which the payer approves or declines the charge, or leaves it pending. */
export const paymentPage = (charge: Charge, merchant: string, language: Language): string => {
  const words = payerWords(language);
  const slip = paymentSlip(charge, merchant);
  const heading = slip ? words.scan : words[charge.card ? 'holder' : 'authorize'];
  const willRefuse = typeof charge.approval?.refusedAs === 'string';
  return htmlPage(
    language,
    heading,
    [
      slip ? `<img alt="${escaped(words.picture)}" width="740" height="1050" src="${dataOf(slip)}">` : '',
      summary(charge, merchant, language),
      `<p class="soft">${escaped(willRefuse ? words.refused : words.hint)}</p>`,
      `<form method="post">${button('approve', words.approve, 'main')}${button('decline', words.decline, 'bad')}`,
      `${button('lapse', words.lapse)}<p class="soft">${escaped(words.lapseHint)}</p>`,
      `${button('leave', words.leave)}<p class="soft">${escaped(words.leaveHint)}</p></form>`,
    ].join(''),
  );
};

/** The page that shows the charge's status to a payer without a return URI. */
export const outcomePage = (charge: Charge, merchant: string, language: Language, now: number): string => {
  const words = payerWords(language);
  const status = chargeStatus(charge, now);
  const heading = words[status === 'pending' && isAuthorized(charge) ? 'authorized' : status];
  return htmlPage(language, heading, `${summary(charge, merchant, language)}<p>${escaped(words.close)}</p>`);
};

const methodName = ({ card, source }: Charge, language: Language): string => {
  if (!source) return `${card?.brand ?? ''} •••• ${card?.last_digits ?? ''}`;
  const { name, thai } = kindOf(source.type);
  return language === 'th' ? (thai ?? name) : name;
};

const summary = (charge: Charge, merchant: string, language: Language): string => {
  const words = payerWords(language);
  const rows: [keyof PayerWords, string][] = [
    ['merchant', merchant],
    ['amount', `${bahtOf(charge.amount)} ${charge.currency}`],
    ['method', methodName(charge, language)],
    ['reference', charge.description ?? charge.id],
    // No expiry for a card: it is approved at once, and the shop may expire the payment before the bank would.
    ...(charge.card ? [] : [untilOf(charge, words)]),
  ];
  return `<dl>${rows.map(([name, value]) => `<dt>${escaped(words[name])}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
};

const untilOf = (charge: Charge, words: PayerWords): [keyof PayerWords, string] => [
  'until',
  `${readableTime(expiresAt(charge))} (${words.bangkok})`,
];

const button = (answer: string, text: string, look = ''): string =>
  `<button name="answer" value="${answer}" class="${look}">${escaped(text)}</button>`;

const dataOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A list of all payments that wait for their payer, with links: developers use it in place of a phone. */
export const openPaymentsPage = (charges: readonly Charge[], language: Language): string => {
  const words = payerWords(language);
  const item = (charge: Charge): string => {
    const path = `/payments/${pageId(charge.id, charge.card ? 'card' : 'source')}/scan`;
    const text = `${methodName(charge, language)}, ${bahtOf(charge.amount)} ${charge.currency}`;
    return `<li><a href="${path}">${escaped(text)}</a><br><span class="soft">${escaped(charge.description ?? charge.id)}</span></li>`;
  };
  const body = charges.length === 0 ? `<p>${escaped(words.none)}</p>` : `<ul>${charges.map(item).join('')}</ul>`;
  return htmlPage(language, words.waiting, body);
};
