import type { z } from 'zod';
import type { UnavailableOfferShape } from '#contract/fleet.ts';
import { useWords } from '../../languages/use-words.ts';
import { changed, listPath, type Search, searchFrom, vehiclePath, withoutFilters } from '../../rental/search.ts';
import { NotFreeCard } from '../../vehicle-card/not-free-card.tsx';

type Props = { search: Search; vehicles: readonly z.infer<typeof UnavailableOfferShape>[] };

/** Matching vehicles that are taken on some of the days, under a separate heading and not counted. */
const NotFree = ({ search, vehicles }: Props) => {
  const t = useWords('vehicles');
  return (
    <section aria-labelledby="not-free" className="mt-10 border-t border-line pt-8">
      <h2 id="not-free" className="text-xl">
        {t('notFree.title')}
      </h2>
      <p className="text-sm text-muted">{t('notFree.text')}</p>
      <ul className="mt-5 grid gap-3.5 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="min-w-0">
            <NotFreeCard
              vehicle={vehicle}
              details={vehiclePath(search, vehicle.id)}
              whenFree={vehicle.freeFrom && vehiclePath(searchFrom(search, vehicle.freeFrom), vehicle.id)}
              similar={listPath(changed(withoutFilters(search), { category: [vehicle.category.slug] }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
export default NotFree;
