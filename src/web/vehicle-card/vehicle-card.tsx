import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferShape, VehicleShape } from '#contract/fleet.ts';
import { promisedName } from '#words/or-similar.ts';
import { nameIn } from '../languages/name-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { cachedMarkup } from '../ui/cached-markup.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { VehiclePicture } from '../ui/picture/vehicle-picture.tsx';
import { CardLines, CardPrice, CardSavings } from './card-price.tsx';
import { useListedWords } from './listed-words.ts';
import { pictureOf } from './picture-of.ts';
import { RatingMark } from './rating-mark.tsx';
import { useTellingFacts } from './use-fact-words.ts';
import { VehicleFacts } from './vehicle-facts.tsx';

type Props = {
  offer: OfferShape;
  /** The addresses of the Details and Select links. */
  details: string;
  select: string;
  /** Whether the card is among the first on the screen, so that its picture is loaded with priority. */
  urgent?: boolean;
  /** The heading level of the name: 3 inside a section with its own heading. */
  level?: 2 | 3;
};

const tones = { available: 'success', maintenance: 'danger' } as const;

/** A selectable vehicle: picture, facts, total and price lines. */
export const VehicleCard = ({ offer, details, select, urgent = false, level = 2 }: Props) => {
  const t = useWords('vehicles');
  const { quote, status } = offer;
  // That it is out now says nothing about the visitor's dates.
  const shown = quote || status === 'rented' ? null : status;
  return (
    <CardFrame
      vehicle={offer}
      features={offer.features}
      urgent={urgent}
      level={level}
      badge={shown && <Badge tone={tones[shown]}>{t(`status.${shown}`)}</Badge>}
    >
      <CachedOffer
        className="mt-auto"
        facts={priced(offer)}
        addresses={{ details, select, lines: `lines-${offer.id}` }}
      />
    </CardFrame>
  );
};

type Priced = Pick<OfferShape, 'brand' | 'model' | 'quote' | 'status' | 'dailyRate' | 'weeklyRate' | 'monthlyRate'>;

const priced = ({ brand, model, quote, status, dailyRate, weeklyRate, monthlyRate }: OfferShape): Priced => ({
  ...{ brand, model, quote, status, dailyRate, weeklyRate, monthlyRate },
});

type OfferProps = {
  facts: Priced;
  /** `lines`: the id of the popover with the price lines. */
  addresses: Pick<Props, 'details' | 'select'> & { lines: string };
};

/** The price with its lines, and the links to choose the vehicle and to its page. */
const Offer = ({ facts: offer, addresses }: OfferProps) => {
  const t = useWords('vehicles');
  const { quote, status } = offer;
  const name = `${offer.brand} ${offer.model}`;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1 pt-4">
        <CardPrice offer={offer} />
        {status === 'maintenance' && !quote ? (
          <Button size="sm" className="min-h-10" disabled>
            {t('card.unavailable')}
          </Button>
        ) : (
          <LinkButton to={addresses.select} look="brand" size="sm" className="relative z-1 min-h-11 lg:min-h-10">
            {t('card.select')}
            <span className="sr-only"> {name}</span>
          </LinkButton>
        )}
      </div>
      <CardSavings offer={offer} />
      <div className="mt-1 flex min-h-11 items-center justify-between gap-3 lg:min-h-6">
        <CardLines offer={offer} name={name} id={addresses.lines} />
        <Link
          to={addresses.details}
          className={`ml-auto text-xs font-medium text-link group-hover/card:underline ${wholeCard}`}
        >
          {t('card.details')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </>
  );
};

const CachedOffer = cachedMarkup(Offer);

/** The classes of the link that a press anywhere on the card follows; what else can be pressed stands above it: `relative z-1`. */
const wholeCard = 'after:absolute after:inset-0 after:rounded-lg';

type FrameProps = {
  vehicle: VehicleShape;
  /** The features to show; without them none. */
  features?: readonly string[];
  /** The address of the name's link, which then is that of the whole card. */
  to?: string;
  urgent?: boolean;
  faded?: boolean;
  /** The heading level of the name: 3 inside a section with its own heading. */
  level?: 2 | 3;
  badge: ReactNode;
  children: ReactNode;
};

/** The parts common to all cards: picture, category and year, name, facts. */
export const CardFrame = (props: FrameProps) => {
  const { vehicle, features = [], to = '', urgent = false, faded = false, level = 2, badge, children } = props;
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface quick hover:border-line-strong hover:shadow-md">
      <div className="relative">
        <div className={faded ? '[&_img]:[filter:saturate(40%)] [&_img]:opacity-42' : ''}>
          <VehiclePicture
            src={pictureOf(vehicle)}
            alt=""
            urgent={urgent}
            className="px-8.5 pt-3.5 md:px-2.5 md:pt-5 md:pb-1"
          />
        </div>
        {badge && <div className="absolute top-3 left-3">{badge}</div>}
      </div>
      <div className="flex flex-1 flex-col px-4.5 pt-4 pb-4">
        <CachedAbout facts={{ ...about(vehicle), features, level, isLinked: to !== '' }} addresses={{ to }} />
        {children}
      </div>
    </article>
  );
};

type About = Pick<
  VehicleShape,
  'brand' | 'model' | 'year' | 'category' | 'rating' | 'seats' | 'luggage' | 'transmission' | 'fuelType' | 'facts'
>;

const about = (vehicle: VehicleShape): About => {
  const { brand, model, year, category, rating, seats, luggage, transmission, fuelType, facts } = vehicle;
  return { brand, model, year, category, rating, seats, luggage, transmission, fuelType, facts };
};

type AboutProps = {
  facts: About & { features: readonly string[]; level: 2 | 3; isLinked: boolean };
  addresses: { to: string };
};

/** Category and year, rating, name, facts and features. */
const AboutVehicle = ({ facts: { features, level, isLinked, ...vehicle }, addresses: { to } }: AboutProps) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const name = promisedName(`${vehicle.brand} ${vehicle.model}`, vehicle.category.bookedAsClass, language);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-xs text-muted">
          {t('card.categoryYear', {
            category: nameIn(vehicle.category, language) || t('card.standard'),
            year: vehicle.year,
          })}
        </p>
        <RatingMark rating={vehicle.rating} />
      </div>
      <Heading className="text-[1.0625rem]">
        {isLinked ? (
          <Link to={to} className={`group-hover/card:underline ${wholeCard}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
      <VehicleFacts vehicle={vehicle} className="mt-2.5" />
      <Telling vehicle={vehicle} />
      <Features features={features} />
    </>
  );
};

const CachedAbout = cachedMarkup(AboutVehicle);

/** Range or consumption and the boot, as far as they are known. */
const Telling = ({ vehicle }: { vehicle: About }) => {
  const facts = useTellingFacts()(vehicle);
  if (facts.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 text-xs font-medium">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
};

/**
 * Up to three features and how many more there are. Each is unbroken with its comma, so that no line begins with one.
 */
const Features = ({ features }: { features: readonly string[] }) => {
  const t = useWords('vehicles');
  const { equipment } = useListedWords();
  if (features.length === 0) return null;
  const more = features.length - 3;
  const shown = equipment(features.slice(0, 3));
  return (
    <p className="mt-2 text-xs leading-snug text-subtle">
      {shown.map((feature, index) => (
        <Fragment key={feature}>
          {index > 0 && ' '}
          <span className="inline-block">
            {feature}
            {index < shown.length - 1 && ','}
          </span>
        </Fragment>
      ))}
      {more > 0 && ' '}
      {more > 0 && <span className="inline-block">{t('card.more', { count: more })}</span>}
    </p>
  );
};
