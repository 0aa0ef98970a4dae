import { useWords } from '../../../languages/use-words.ts';
import { photoPath } from '../../../photos/use-photo.ts';
import { checkboxClass, tickClass } from '../../../ui/form/checkbox-look.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Booking } from '../booking.ts';
import { AddPhotos } from './add-photos.tsx';
import { photosForClaim } from './photos-of-claim.ts';

type Props = {
  booking: Booking;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (photos: readonly string[]) => void;
};

/** The photographs of both hand-overs, of the return first; those that show it are ticked. More can be added. */
export const ClaimPhotos = ({ booking: { id: bookingId, handOvers }, chosen, error, onChoose }: Props) => {
  const t = useWords('bookings', 'claims');
  const ofPhotos = useWords('photos');
  const all = photosForClaim(handOvers);
  return (
    <fieldset aria-describedby={error && 'claim-photos-error'}>
      <legend className="mb-1.5 text-sm font-medium">{t('photos')}</legend>
      {all.length === 0 && <p className="text-xs text-muted">{t('noPhotos')}</p>}
      <div className="flex flex-wrap gap-2">
        {all.map(({ kind, id, place }) => {
          const where = place ? ofPhotos(`place.${place}`) : ofPhotos('elsewhere');
          return (
            <label
              key={id}
              className="relative grid w-28 content-start gap-1 rounded-md border-2 border-transparent text-2xs has-checked:border-brand has-focus-visible:outline-2"
            >
              <span className="absolute top-1.5 left-1.5 grid size-5 place-items-center">
                <input
                  type="checkbox"
                  name="photos"
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                  className={checkboxClass}
                />
                <Icon name="check" size="xs" className={tickClass} />
              </span>
              <img
                src={photoPath(bookingId, id)}
                alt=""
                loading="lazy"
                className="h-20 w-full rounded-md object-cover"
              />
              <span className="px-0.5 pb-1 leading-snug">
                <span className={kind === 'return' ? 'font-medium' : 'text-muted'}>{ofPhotos(kind)}</span>
                <span className="block text-muted">{where}</span>
              </span>
            </label>
          );
        })}
      </div>
      <AddPhotos bookingId={bookingId} onAdded={(ids) => onChoose([...chosen, ...ids])} />
      {error && <FieldError id="claim-photos-error">{error}</FieldError>}
    </fieldset>
  );
};
