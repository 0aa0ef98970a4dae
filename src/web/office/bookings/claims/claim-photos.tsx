import { useWords } from '../../../languages/use-words.ts';
import { photoPath } from '../../../photos/use-photo.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import type { Booking } from '../booking.ts';

type Props = {
  booking: Booking;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (photos: readonly string[]) => void;
};

/** The photographs of both hand-overs, of the return first; those that show it are ticked. */
export const ClaimPhotos = ({ booking: { id: bookingId, handOvers }, chosen, error, onChoose }: Props) => {
  const t = useWords('bookings', 'claims');
  const inPanel = useWords('bookings', 'panel');
  const all = handOvers.toReversed().flatMap(({ photos }) => photos.map((photo, at) => ({ ...photo, at })));
  if (all.length === 0)
    return (
      <div className="grid gap-1.5">
        <p className="text-xs text-muted">{t('noPhotos')}</p>
        {error && <FieldError id="claim-photos-error">{error}</FieldError>}
      </div>
    );
  return (
    <fieldset aria-describedby={error && 'claim-photos-error'}>
      <legend className="mb-1.5 text-sm font-medium">{t('photos')}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map(({ kind, id, at }) => (
          <label
            key={id}
            className="relative block rounded-md border-2 border-transparent has-checked:border-brand has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              name="photos"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
              className="absolute top-1.5 left-1.5 size-4.5"
            />
            <img
              src={photoPath(bookingId, id)}
              alt={inPanel('photo', { index: at + 1, kind: inPanel(kind) })}
              loading="lazy"
              className="h-20 w-28 rounded-md object-cover"
            />
          </label>
        ))}
      </div>
      {error && <FieldError id="claim-photos-error">{error}</FieldError>}
    </fieldset>
  );
};
