import { type Charge, expiresAt, isAuthorized, statusOf } from '../charge-life.ts';
import { paymentSlip } from '../pictures/payment-slip.ts';
import { bahtOf, bangkokTime } from '../pictures/readable.ts';
import { kindOf } from '../sources/source-types.ts';
import { escaped } from '../wire/html.ts';
import { pageOf } from './layout.ts';
import { type Language, type Words, wordsIn } from './words.ts';

/** Where the payer approves, declines or leaves it. */
export const paymentPage = (charge: Charge, merchant: string, language: Language): string => {
  const words = wordsIn(language);
  const slip = paymentSlip(charge, merchant);
  const heading = slip ? words.scan : words[charge.card ? 'holder' : 'authorize'];
  const willRefuse = typeof charge.approval?.refusedAs === 'string';
  return pageOf(
    language,
    heading,
    [
      slip ? `<img alt="${escaped(words.picture)}" width="740" height="1050" src="${dataOf(slip)}">` : '',
      summary(charge, merchant, language),
      `<p class="soft">${escaped(willRefuse ? words.refused : words.hint)}</p>`,
      `<form method="post">${button('approve', words.approve, 'main')}${button('decline', words.decline, 'bad')}`,
      `${button('lapse', words.lapse)}<p class="soft">${escaped(words.lapseHint)}</p></form>`,
    ].join(''),
  );
};

/** What became of it, for a payer who has nowhere to go back to. */
export const outcomePage = (charge: Charge, merchant: string, language: Language, now: number): string => {
  const words = wordsIn(language);
  const status = statusOf(charge, now);
  const heading = words[status === 'pending' && isAuthorized(charge) ? 'authorized' : status];
  return pageOf(language, heading, `${summary(charge, merchant, language)}<p>${escaped(words.close)}</p>`);
};

export const methodName = ({ card, source }: Charge, language: Language): string => {
  if (!source) return `${card?.brand ?? ''} •••• ${card?.last_digits ?? ''}`;
  const { name, thai } = kindOf(source.type);
  return language === 'th' ? (thai ?? name) : name;
};

const summary = (charge: Charge, merchant: string, language: Language): string => {
  const words = wordsIn(language);
  const rows: [keyof Words, string][] = [
    ['merchant', merchant],
    ['amount', `${bahtOf(charge.amount)} ${charge.currency}`],
    ['method', methodName(charge, language)],
    ['reference', charge.description ?? charge.id],
    // A card is approved at once, and the shop may wait for less long than the bank would.
    ...(charge.card ? [] : [untilOf(charge, words)]),
  ];
  return `<dl>${rows.map(([name, value]) => `<dt>${escaped(words[name])}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
};

const untilOf = (charge: Charge, words: Words): [keyof Words, string] => [
  'until',
  `${bangkokTime(expiresAt(charge))} (${words.bangkok})`,
];

const button = (answer: string, text: string, look = ''): string =>
  `<button name="answer" value="${answer}" class="${look}">${escaped(text)}</button>`;

const dataOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
