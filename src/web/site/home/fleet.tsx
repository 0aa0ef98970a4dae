import { Link } from 'react-router';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { TotalNote } from '../../quote/price-notes.tsx';
import { changed, listPath } from '../../rental/search.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicle-card/picture-of.ts';
import { Section } from '../frame/section.tsx';
import type { Home } from './read-home.ts';
import type { Tile } from './read-tiles.ts';

const spans = { 4: 'lg:col-span-4', 5: 'lg:col-span-5', 7: 'lg:col-span-7', 12: 'lg:col-span-12' };

type Props = Readonly<{ tiles: readonly Tile[] }> & Pick<Home, 'dated' | 'free'>;

/** The fleet by category, each with one of its vehicles and that one’s total for the dates. */
export const Fleet = ({ tiles, dated, free }: Props) => {
  const t = useWords('home', 'fleet');
  const language = useLanguage();
  if (tiles.length === 0) return null;
  const widths = tileWidths(tiles.length);
  const { pickupDate, returnDate } = dated.fields;
  return (
    <Section
      id="fleet"
      heading={t('heading')}
      beside={
        <p className="max-w-[44ch] text-muted">
          {free ? t('text', { count: free, period: formatDayRange(pickupDate, returnDate, language) }) : t('picture')}
        </p>
      }
    >
      <ul className="flex gap-2.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:grid md:grid-cols-4 lg:grid-cols-12 lg:gap-4">
        {tiles.map((tile, index) => (
          <li key={tile.category.id} className={`max-md:w-46 max-md:shrink-0 ${spans[widths[index] ?? 4]}`}>
            <FleetTile tile={tile} dated={dated} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

const FleetTile = ({ tile: { category, vehicle }, dated }: { tile: Tile } & Pick<Props, 'dated'>) => {
  const t = useWords('home');
  const tv = useWords('vehicles');
  const language = useLanguage();
  const room = t('fleet.room', {
    seats: tv('facts.seats', { count: vehicle.seats }),
    luggage: tv('facts.luggage', { count: vehicle.luggage }),
  });
  const { quote } = vehicle;
  return (
    <Link
      to={listPath(changed(dated, { category: [category.slug] }))}
      className="bg-stage flex h-full min-h-38 flex-col overflow-hidden rounded-lg px-3 pt-3.5 pb-0.5 text-ink quick hover:shadow-md lg:min-h-59 lg:rounded-lg lg:px-5 lg:pt-5 lg:pb-2"
    >
      <span className="text-base font-semibold tracking-snug lg:text-lg">{nameIn(category, language)}</span>
      {quote && (
        <>
          <Money baht={quote.total} className="text-lg leading-snug font-semibold tracking-tight lg:text-xl" />
          <span className="text-xs leading-snug text-muted lg:text-sm">
            <TotalNote quote={quote} />
          </span>
        </>
      )}
      <span className="text-xs leading-snug text-muted lg:text-sm">
        {vehicle.brand} {vehicle.model}, {quote ? room : t('fleet.taken')}
      </span>
      <VehicleImage
        src={pictureOf(vehicle)}
        alt=""
        className="mx-auto mt-auto w-full max-w-[42vw] pt-2 lg:max-w-[27vw] xl:max-w-90"
      />
    </Link>
  );
};

type TileWidth = keyof typeof spans;

/**
 * The widths of a row of one, two and three tiles, and of the next row of as many. The drawings share one scale and have
 * one width everywhere, so the narrowest tile decides it.
 */
const rows: Record<number, readonly TileWidth[][]> = {
  1: [[12]],
  2: [
    [7, 5],
    [5, 7],
  ],
  3: [[4, 4, 4]],
};

/** How many of twelve columns each tile spans: rows of three, and at the end one or two rows of two. */
export const tileWidths = (count: number): TileWidth[] => {
  const pairs = count < 2 ? 0 : ([0, 2, 1][count % 3] ?? 0);
  const lengths =
    count === 1 ? [1] : [...Array<number>((count - 2 * pairs) / 3).fill(3), ...Array<number>(pairs).fill(2)];
  return lengths.flatMap((length, index) => rows[length]?.[index % 2] ?? rows[length]?.[0] ?? []);
};
