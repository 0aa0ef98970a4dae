import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferShape, VehicleShape } from '#contract/fleet.ts';
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
      to={details}
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
          <LinkButton to={addresses.select} look="brand" size="sm" className="min-h-10">
            {t(quote ? 'card.select' : 'card.bookNow')}
            <span className="sr-only"> {name}</span>
          </LinkButton>
        )}
      </div>
      <CardSavings offer={offer} />
      <div className="mt-1 flex min-h-6 items-center justify-between gap-3">
        <CardLines offer={offer} name={name} id={addresses.lines} />
        <Link
          to={addresses.details}
          className="ml-auto inline-flex min-h-6 items-center text-xs font-medium text-link hover:underline"
        >
          {t('card.details')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </>
  );
};

const CachedOffer = cachedMarkup(Offer);

type FrameProps = {
  vehicle: VehicleShape;
  /** The features to show; without them none. */
  features?: readonly string[];
  to: string;
  urgent?: boolean;
  faded?: boolean;
  /** The heading level of the name: 3 inside a section with its own heading. */
  level?: 2 | 3;
  badge: ReactNode;
  children: ReactNode;
};

/** The parts common to all cards: picture, category and year, name, facts. */
export const CardFrame = (props: FrameProps) => {
  const { vehicle, features = [], to, urgent = false, faded = false, level = 2, badge, children } = props;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface quick hover:border-line-strong hover:shadow-md">
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
        <CachedAbout facts={{ ...about(vehicle), features, level }} addresses={{ to }} />
        {children}
      </div>
    </article>
  );
};

type About = Pick<
  VehicleShape,
  'brand' | 'model' | 'year' | 'category' | 'rating' | 'seats' | 'luggage' | 'transmission' | 'fuelType'
>;

const about = (vehicle: VehicleShape): About => {
  const { brand, model, year, category, rating, seats, luggage, transmission, fuelType } = vehicle;
  return { brand, model, year, category, rating, seats, luggage, transmission, fuelType };
};

type AboutProps = {
  facts: About & { features: readonly string[]; level: 2 | 3 };
  addresses: { to: string };
};

/** Category and year, rating, name, facts and features. */
const AboutVehicle = ({ facts: { features, level, ...vehicle }, addresses: { to } }: AboutProps) => {
  const t = useWords('vehicles');
  const language = useLanguage();
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
        <Link to={to} className="hover:underline">
          {vehicle.brand} {vehicle.model}
        </Link>
      </Heading>
      <VehicleFacts vehicle={vehicle} className="mt-2.5" />
      <Features features={features} />
    </>
  );
};

const CachedAbout = cachedMarkup(AboutVehicle);

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
