import { Skeleton } from '../../ui/skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of six cards, while the list is on its way. */
export const ResultsWaiting = () => (
  <div aria-hidden="true" className="mt-5 grid gap-3.5 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
    {places.map((place) => (
      <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
        <Skeleton className="aspect-[580/300] w-full rounded-none" />
        <div className="grid gap-3 p-4.5">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="mt-4 h-7 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);
