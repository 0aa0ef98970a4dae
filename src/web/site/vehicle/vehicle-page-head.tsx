import { nameIn } from '../../languages/name-in.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useBaht } from '../../ui/money.tsx';
import { TrailData } from '../seo/trail-data.tsx';
import { VehicleData } from '../seo/vehicle-data.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

type Props = Pick<VehiclePage, 'vehicle' | 'reviews'> & { name: string; isTaxIncluded: boolean };

/** The vehicle's title, and its description for search engines and shared links. */
export const VehiclePageHead = ({ vehicle, reviews, isTaxIncluded, name }: Props) => {
  const t = useWords('vehicle');
  const inVehicles = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  const { category, year, rates } = vehicle;
  const path = `/vehicles/${vehicle.id}`;
  const description = t(rates.daily > 0 ? 'description' : 'descriptionUnpriced', {
    name,
    year,
    transmission: inVehicles(`transmission.${vehicle.transmission}`).toLowerCase(),
    seats: inVehicles('facts.seats', { count: vehicle.seats }),
    price: baht(rates.daily),
  });
  const about = vehicle.description && textIn(vehicle.description, language);
  const steps = [
    { name: t('vehicles'), path: '/vehicles' },
    { name: nameIn(category, language), path: `/vehicles?${new URLSearchParams({ category: category.slug })}` },
    { name, path },
  ];
  return (
    <>
      <PageHead
        title={t('title', { name, year })}
        description={description}
        path={path}
        picture={{ path: `/og/vehicle/${vehicle.id}.png`, alt: `${name} ${year}` }}
      />
      <TrailData steps={steps} />
      <VehicleData
        vehicle={vehicle}
        description={about || description}
        isTaxIncluded={isTaxIncluded}
        isRatingReal={reviews !== null && reviews !== 'failed' && reviews.isReal}
      />
    </>
  );
};
