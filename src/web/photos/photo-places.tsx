import { useState } from 'react';
import { photoPlaces } from '#kernel/photo-places.ts';
import type { DataOf } from '../api/routes.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { formatDayTime } from '../ui/dates.ts';
import { ComparePhotos } from './compare-photos.tsx';
import { Photo } from './photo.tsx';
import type { PhotoAccess } from './use-photo.ts';

export type HandOverPhoto = DataOf<'GET /bookings/:id/photos'>['photos'][number];

type Props = {
  access: PhotoAccess;
  photos: readonly HandOverPhoto[];
  /** Who is told of pictures that the customer took: the customer, or staff. */
  isOwn?: boolean;
};

/** The photographs of both hand-overs, place by place; a place that has both is compared. */
export const PhotoPlaces = ({ access, photos, isOwn = false }: Props) => {
  const t = useWords('photos');
  const language = useLanguage();
  const [compared, setCompared] = useState<string | null>(null);
  const groups = [...photoPlaces, null].flatMap((place) => {
    const here = photos.filter((photo) => photo.place === place);
    return here.length > 0 ? [{ place, here }] : [];
  });
  const nameOf = (place: HandOverPhoto['place']) => (place ? t(`place.${place}`) : t('elsewhere'));
  return (
    <ul className="grid gap-4">
      {groups.map(({ place, here }) => {
        const [before, after] = (['pick-up', 'return'] as const).map((kind) =>
          here.findLast((one) => one.kind === kind),
        );
        return (
          <li key={place ?? 'elsewhere'} className="grid gap-1.5">
            <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
              <h3 className="font-medium">{nameOf(place)}</h3>
              {place && before && after && (
                <Button size="sm" look="quiet" onClick={() => setCompared(place)}>
                  {t('compare')}
                </Button>
              )}
            </div>
            <ul className="flex flex-wrap gap-2 text-2xs text-muted">
              {here.map((photo) => (
                <li key={photo.id} className="grid w-32 gap-1 wrap-anywhere">
                  <Photo
                    access={access}
                    photoId={photo.id}
                    name={t('photo', { place: nameOf(place), kind: t(photo.kind) })}
                  />
                  <span>
                    {t('taken', { kind: t(photo.kind), when: formatDayTime(photo.takenAt, language) })}
                    {photo.isByCustomer && `, ${t(isOwn ? 'byYou' : 'byCustomer')}`}
                  </span>
                </li>
              ))}
            </ul>
            {compared === place && place && before && after && (
              <ComparePhotos
                access={access}
                place={nameOf(place)}
                before={before.id}
                after={after.id}
                onClose={() => setCompared(null)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};
