import type { Language } from '#contract/fields.ts';
import { airportOf } from '#kernel/airport.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { kindOfHours, stretchesOf, withEnDashes } from '#kernel/hours-in-print.ts';
import { directionsAddress, telephone } from '#kernel/link-addresses.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { CoverTerms } from '#modules/extras/index.ts';
import { fullRefundHours } from '#modules/settings/index.ts';
import { bahtText } from '#words/baht-text.ts';
import {
  bold,
  item,
  link,
  listBlock,
  type MarkdownBlock,
  paragraph,
  tableBlock,
  textNode,
} from '../markdown/blocks.ts';
import type { BlockName } from '../rules/placeholders.ts';
import { type FigureWords, figureWords, localAddress, localName } from './figure-words.ts';
import type { ContentFigures } from './read-figures.ts';

/** The content that replaces a block's placeholder; a sentence if the business has nothing to show in it yet. */
export const blockOf = (name: BlockName, figures: ContentFigures, language: Language): MarkdownBlock => {
  const words = figureWords(language);
  return makers[name](figures, words, language) ?? paragraph([textNode(words.nothing[name])]);
};

type Maker = (figures: ContentFigures, words: FigureWords, language: Language) => MarkdownBlock | undefined;

const refundTable: Maker = ({ settings }, { refund }) => {
  const hours = fullRefundHours(settings.booking.cancellationPolicy);
  const stage = (title: string, when: string) =>
    item([
      paragraph([bold(title)]),
      paragraph([textNode(fillPlaceholders(when, { hours, least: hours / 2, most: hours }))]),
    ]);
  return listBlock('refund-scale', [
    stage(refund.full, refund.fullWhen),
    stage(refund.half, refund.halfWhen),
    item([
      paragraph([bold(refund.none)]),
      paragraph([textNode(fillPlaceholders(refund.noneWhen, { hours: hours / 2 }))]),
    ]),
  ]);
};

const depositTable: Maker = ({ deposits }, { deposit }, language) =>
  tableBlock(
    [[deposit.category], [deposit.amount, 'right'], [deposit.age, 'right']],
    deposits.map((one) => [
      localName(one, language),
      baht(one.securityDeposit),
      fillPlaceholders(deposit.years, { age: one.minimumDriverAge }),
    ]),
  );

const coverTable: Maker = ({ covers }, { cover }, language) =>
  tableBlock(
    [[cover.name], [cover.daily, 'right'], [cover.excess, 'right'], [cover.paid]],
    covers.map((one) => [localName(one, language), dailyOf(one), excessIn(one, cover), cover[one.paymentOption]]),
  );

const hoursTable: Maker = (figures, words) =>
  tableBlock([[words.hours.place], [words.hours.open, 'right']], hoursTableRows(figures, words));

const pickUpPoints: Maker = ({ places }, words, language) => {
  if (places.length === 0) return undefined;
  return listBlock(
    'places',
    places.map(({ place, hours }) =>
      item([
        paragraph([bold(localName(place, language))]),
        paragraph([textNode(localAddress(place, language))]),
        paragraph([textNode(hoursText(hours, { ...words.hours, ...words.place }))]),
        paragraph([
          ...(place.contactPhone ? [link(telephone(place.contactPhone), place.contactPhone), textNode(' · ')] : []),
          link(directionsTo(place), words.place.map),
          textNode(' · '),
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

/** A link for directions to a location, from wherever the reader is. */
const directionsTo = ({ name, address, city, latitude, longitude }: Spot) => {
  const isOnMap = latitude !== null && longitude !== null;
  return directionsAddress(isOnMap ? { latitude, longitude } : [name, address, city].filter(Boolean).join(', '));
};

type HoursWords = Readonly<{ always: string; closed: string; today?: string }>;

/** Opening hours as the business enters them (`8:30-18:00`, `24/7`, `closed`), formatted for a language. */
export const hoursText = (hours: string, words: HoursWords): string => {
  const kind = kindOfHours(hours);
  if (kind !== 'written') return words[kind];
  const range = withEnDashes(hours);
  return words.today === undefined ? range : fillPlaceholders(words.today, { hours: range });
};

/** The office's hours, with consecutive days of the same hours in one row; then the airports that have a pick-up place. */
const hoursTableRows = ({ settings, places }: ContentFigures, words: FigureWords): string[][] => {
  const { hours: said, weekdays: names } = words;
  const { mainOffice, suvarnabhumiAirport, donMueangAirport } = settings.general.businessHours;
  const reached = new Set(places.map(({ place }) => airportOf(place)));
  const office = stretchesOf(mainOffice);
  const rows = office.map(({ from, until, hours }) => {
    const days =
      from === until ? names[from] : fillPlaceholders(said.stretch, { from: names[from], until: names[until] });
    return [fillPlaceholders(said.office, { days }), hours];
  });
  const airports = [
    [said.suvarnabhumi, reached.has('suvarnabhumi') ? suvarnabhumiAirport : ''],
    [said.donMueang, reached.has('donMueang') ? donMueangAirport : ''],
  ];
  return [...rows, ...airports]
    .filter(([, hours]) => hours)
    .map(([place = '', hours = '']) => [place, hoursText(hours, said)]);
};
