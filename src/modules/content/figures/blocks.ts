import type { Language } from '#contract/fields.ts';
import { fill } from '#kernel/fill.ts';
import { directionsAddress, telephone } from '#kernel/link-addresses.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { CoverTerms } from '#modules/extras/index.ts';
import { fullRefundHours } from '#modules/settings/index.ts';
import { bahtText } from '#words/baht-text.ts';
import { type Block, bold, item, link, listOf, paragraph, tableOf, text } from '../markdown/blocks.ts';
import type { BlockName } from '../rules/placeholders.ts';
import { addressIn, type FigureWords, nameIn, wordsIn } from './figure-words.ts';
import { hoursRows, hoursText } from './hours.ts';
import type { Figures } from './read-figures.ts';

/** What stands in the place of a block's name; undefined where the business has nothing of the kind. */
export const blockOf = (name: BlockName, figures: Figures, language: Language): Block | undefined =>
  makers[name](figures, wordsIn(language), language);

type Maker = (figures: Figures, words: FigureWords, language: Language) => Block | undefined;

const refundTable: Maker = ({ settings }, { refund }) => {
  const hours = fullRefundHours(settings.booking.cancellationPolicy);
  const stage = (title: string, when: string) =>
    item([paragraph([bold(title)]), paragraph([text(fill(when, { hours, least: hours / 2, most: hours }))])]);
  return listOf('refund-scale', [
    stage(refund.full, refund.fullWhen),
    stage(refund.half, refund.halfWhen),
    item([paragraph([bold(refund.none)]), paragraph([text(fill(refund.noneWhen, { hours: hours / 2 }))])]),
  ]);
};

const depositTable: Maker = ({ deposits }, { deposit }, language) =>
  tableOf(
    [[deposit.category], [deposit.amount, 'right'], [deposit.age, 'right']],
    deposits.map((one) => [
      nameIn(one, language),
      baht(one.securityDeposit),
      fill(deposit.years, { age: one.minimumDriverAge }),
    ]),
  );

const coverTable: Maker = ({ covers }, { cover }, language) =>
  tableOf(
    [[cover.name], [cover.daily, 'right'], [cover.excess, 'right'], [cover.paid]],
    covers.map((one) => [nameIn(one, language), dailyOf(one), excessIn(one, cover), cover[one.paymentOption]]),
  );

const hoursTable: Maker = ({ settings }, words) =>
  tableOf([[words.hours.place], [words.hours.open, 'right']], hoursRows(settings.general.businessHours, words));

const pickUpPoints: Maker = ({ places }, words, language) => {
  if (places.length === 0) return undefined;
  return listOf(
    'places',
    places.map(({ place, hours }) =>
      item([
        paragraph([bold(nameIn(place, language))]),
        paragraph([text(addressIn(place, language))]),
        paragraph([text(hoursText(hours, { ...words.hours, ...words.place }))]),
        paragraph([
          ...(place.contactPhone ? [link(telephone(place.contactPhone), place.contactPhone), text(' · ')] : []),
          link(wayTo(place), words.place.map),
          text(' · '),
          link(`/vehicles?${new URLSearchParams({ location: place.name })}`, words.place.vehicles),
        ]),
      ]),
    ),
  );
};

const makers: Record<BlockName, Maker> = { refundTable, depositTable, coverTable, hoursTable, pickUpPoints };

const dailyOf = ({ dailyFrom, dailyTo }: CoverTerms) =>
  dailyFrom === dailyTo ? baht(dailyFrom) : `${baht(dailyFrom)}–${baht(dailyTo).slice(1)}`;

const excessIn = ({ excess }: CoverTerms, cover: FigureWords['cover']) => {
  if (excess === null) return cover.notForTheCar;
  return excess === 0 ? cover.nothing : baht(excess);
};

const baht = (amount: Satang) => bahtText(toBaht(amount));

type Spot = Readonly<{
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}>;

/** The way there, from wherever the reader is. */
const wayTo = ({ name, address, city, latitude, longitude }: Spot) => {
  const isOnMap = latitude !== null && longitude !== null;
  return directionsAddress(isOnMap ? { latitude, longitude } : [name, address, city].filter(Boolean).join(', '));
};
