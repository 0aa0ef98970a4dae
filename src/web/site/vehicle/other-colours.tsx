import { Link } from 'react-router';
import type { VehicleShape } from '#contract/fleet.ts';
import { isPaint } from '#kernel/drawing-address.ts';
import { useWords } from '../../languages/use-words.ts';
import { type Search, vehiclePath } from '../../rental/search.ts';
import { VehiclePicture } from '../../ui/picture/vehicle-picture.tsx';
import { useListedWords } from '../../vehicle-card/listed-words.ts';
import { pictureOf } from '../../vehicle-card/picture-of.ts';
import { otherColours } from './same-model.ts';

/** The most other colours shown. */
const PLACES = 4;

type Props = { vehicle: VehicleShape; sameModel: readonly VehicleShape[]; search: Search };

/** The same model in its other colours; each links to that vehicle and keeps the dates. */
export const OtherColours = ({ vehicle, sameModel, search }: Props) => {
  const t = useWords('vehicle');
  const { color } = useListedWords();
  const others = otherColours(vehicle, sameModel, PLACES);
  if (others.length === 0) return null;
  const named = ({ model, year, color: paint }: VehicleShape) =>
    isPaint(paint) ? `${model} ${year}` : t('colours.one', { model, year, colour: color(paint) });
  const frame = 'block overflow-hidden rounded-md border-2 quick';
  return (
    <nav aria-label={t('colours.label', { model: vehicle.model })}>
      <ul className="mt-2.5 grid grid-cols-5 gap-1.5 md:gap-2.5">
        <li>
          <span aria-current="true" className={`${frame} border-brand`}>
            <VehiclePicture src={pictureOf(vehicle)} alt={named(vehicle)} className="p-1 md:p-2" />
          </span>
        </li>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={vehiclePath(search, other.id)} className={`${frame} border-transparent hover:border-line-strong`}>
              <VehiclePicture src={pictureOf(other)} alt={named(other)} className="p-1 md:p-2" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-subtle">{t('colours.note', { count: sameModel.length, model: vehicle.model })}</p>
    </nav>
  );
};
