import { Link } from 'react-router';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicle-card/picture-of.ts';
import { Section } from '../frame/section.tsx';
import type { Tile } from './read-tiles.ts';

const spans = { 3: 'lg:col-span-3', 4: 'lg:col-span-4', 5: 'lg:col-span-5', 6: 'lg:col-span-6', 12: 'lg:col-span-12' };

type Props = { tiles: readonly Tile[]; vehicles: number; isTaxAdded: boolean };

/** The fleet by category, each with one of its vehicles and its lowest daily rate. */
export const Fleet = ({ tiles, vehicles, isTaxAdded }: Props) => {
  const t = useWords('home', 'fleet');
  if (tiles.length === 0) return null;
  const widths = tileWidths(tiles.length);
  return (
    <Section
      id="fleet"
      heading={t('heading')}
      beside={
        <p className="max-w-[44ch] text-muted">
          {t('text', { count: vehicles })} {isTaxAdded && t('beforeTax')}
        </p>
      }
    >
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-12 lg:gap-4">
        {tiles.map((tile, index) => (
          <li key={tile.category.id} className={`max-lg:last:odd:col-span-2 ${spans[widths[index] ?? 4]}`}>
            <FleetTile tile={tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

const FleetTile = ({ tile: { category, vehicle, seats, luggage, fromDailyRate } }: { tile: Tile }) => {
  const t = useWords('home');
  const tv = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  const room = t('fleet.room', {
    seats: tv('facts.seats', { count: seats }),
    luggage: tv('facts.luggage', { count: luggage }),
  });
  const [before, after] = t('fleet.from', { price: '|' }).split('|');
  return (
    <Link
      to={`/vehicles?${new URLSearchParams({ category: category.slug })}`}
      className="bg-stage flex h-full min-h-38 flex-col overflow-hidden rounded-lg px-3 pt-3.5 pb-0.5 text-ink quick hover:shadow-md lg:min-h-59 lg:rounded-lg lg:px-5 lg:pt-5 lg:pb-2"
    >
      <span className="text-base font-semibold tracking-snug lg:text-lg">{nameIn(category, language)}</span>
      <span className="text-xs leading-snug text-muted lg:text-sm">{room}</span>
      <span className="text-xs leading-snug text-muted lg:text-sm">
        {before}
        <strong className="font-semibold text-ink">{baht(fromDailyRate)}</strong>
        {after}
      </span>
      <VehicleImage src={pictureOf(vehicle)} alt="" className="mx-auto mt-auto w-full max-w-100 pt-2" />
    </Link>
  );
};

type TileWidth = 3 | 4 | 5 | 6 | 12;

const rows: Record<number, readonly TileWidth[][]> = {
  1: [[12]],
  2: [[6, 6]],
  3: [
    [5, 4, 3],
    [3, 4, 5],
  ],
  4: [[3, 3, 3, 3]],
};

/**
 * How many of twelve columns each tile spans: rows of three with different widths, and rows of four or two for the
 * rest.
 */
export const tileWidths = (count: number): TileWidth[] => {
  const fours = count < 3 ? 0 : (3 - (count % 3)) % 3 === 0 ? 0 : count % 3;
  const hasRoom = count - fours * 4 >= 0;
  const lengths =
    count < 3 || !hasRoom
      ? split(count, 2)
      : [...Array<number>((count - fours * 4) / 3).fill(3), ...Array<number>(fours).fill(4)];
  return lengths.flatMap((length, index) => rows[length]?.[index % (rows[length]?.length ?? 1)] ?? []);
};

const split = (count: number, most: number): number[] =>
  count === 0 ? [] : [Math.min(count, most), ...split(Math.max(0, count - most), most)];
