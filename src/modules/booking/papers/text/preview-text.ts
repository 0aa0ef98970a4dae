import { satang } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import { bahtText } from '#words/baht-text.ts';
import { momentText } from '#words/moment-text.ts';
import { textProblems } from '../../rules/agreement-text.ts';
import { agreementHead } from '../agreement-head.ts';
import { depositText, row } from '../agreement-page.ts';
import { termsOf } from '../agreement-terms.ts';
import type { BookingPaperTools } from '../booking-facts.ts';
import { agreementText, bilingual, coverText } from '../paper-words.ts';

type Texts = Readonly<{ thai: string; english: string }>;

/** The agreement about an invented booking with a text that is not saved yet, as PDF. 422 for one that cannot be printed. */
export const previewText = async (
  { step, now }: Steps,
  { typesetter }: Pick<BookingPaperTools, 'typesetter'>,
  text: Texts,
) => {
  refuseWrong(textProblems(text));
  const settings = await step(({ tx }) => readSettings(tx));
  const head = agreementHead(settings, now);
  const page = {
    ...head,
    // Marked across the paper, as what moves no money is.
    isTest: true,
    labels: { ...head.labels, test: agreementText('example'), testText: agreementText('exampleText') },
    ...bookingRows(now),
    deposit: depositText(securityDeposit),
    text: { number: '–' },
    terms: termsOf(text, {
      age: 21,
      grace: settings.booking.graceMinutes,
      cover,
      securityDeposit,
      business: settings.general.siteName,
    }),
    signed: null,
  };
  const content = await typesetter.typeset('rental-agreement', page);
  return { name: 'rental-agreement-example.pdf', type: 'application/pdf', content };
};

const securityDeposit = satang(500_000);
const cover = { name: 'Basic cover', nameInThai: 'ความคุ้มครองพื้นฐาน', excess: satang(800_000) };

/** What a paper says of a booking, of one that nobody made. */
const bookingRows = (now: Temporal.Instant) => {
  const at = (days: number) => bilingual((language) => momentText(now.add({ hours: 24 * days }), language));
  const place = { th: 'สำนักงาน', en: 'Office' };
  return {
    reference: 'BKK000000',
    vehicle: [
      row('model', 'Toyota Yaris 2025', { isMain: true }),
      row('plate', '1กก 1234', { isMain: true }),
      row('colour', { th: 'สีขาว', en: 'White' }),
      row('days', agreementText('daysCount', { count: 5 })),
      row('cover', coverText(cover)),
    ],
    driver: [
      row('name', { th: 'สมชาย ใจดี', en: 'Somchai Jaidee' }, { isMain: true }),
      row('licence', '12345678', { isMain: true }),
      row('phone', '02 555 0100'),
    ],
    rental: [row('pickUp', at(1), { isMain: true, note: place }), row('dropOff', at(6), { isMain: true, note: place })],
    state: [],
    lines: [{ label: { th: 'Toyota Yaris 5 วัน', en: 'Toyota Yaris, 5 days' }, value: bilingual(() => bahtText(5350)) }],
    sums: [row('total', bahtText(5350), { isMain: true }), row('paid', bahtText(5350))],
  };
};
