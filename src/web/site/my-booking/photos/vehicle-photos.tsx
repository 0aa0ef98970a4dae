import { type ChangeEvent, useId, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { upload } from '../../../api/upload.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PhotoPlaces } from '../../../photos/photo-places.tsx';
import { shrinkPhotos } from '../../../photos/shrink-photos.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useManaged } from '../managed.ts';

/** The photographs of pick-up and return, and for half an hour after the pick-up those that the customer adds. */
export const VehiclePhotos = () => {
  const t = useWords('photos', 'own');
  const language = useLanguage();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, status } = booking;
  const headers = tokenOf(bookingKey);
  const isBooked = status === 'confirmed' || status === 'completed';
  const { last, retry } = useLatest(isBooked ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/photos', { params: { id }, headers, signal }),
  );
  if (last && !last.success) return <RetryAlert tone="warning" title={t('failed')} retry={retry} />;
  if (!last) return null;
  const { photos, addUntil } = last.data;
  if (photos.length === 0 && !addUntil) return null;
  return (
    <Card aria-labelledby="photos" className="no-print">
      <h2 id="photos" className="mb-2 text-[1.1875rem]">
        {t('title')}
      </h2>
      {photos.length > 0 && <p className="mb-3 text-sm text-muted">{t('text')}</p>}
      <PhotoPlaces access={{ bookingId: id, headers }} photos={photos} isOwn />
      {addUntil && <AddPhoto until={formatDayTime(addUntil, language)} onAdded={retry} />}
    </Card>
  );
};

const AddPhoto = ({ until, onAdded }: { until: string; onAdded: () => void }) => {
  const t = useWords('photos', 'own');
  const say = useProblemWords();
  const id = useId();
  const { booking, bookingKey } = useManaged();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length === 0 || isBusy) return;
    setBusy(true);
    const outcome = await upload('POST /bookings/:id/photos', {
      params: { id: booking.bookingId },
      headers: tokenOf(bookingKey),
      field: 'images',
      files: await shrinkPhotos(files),
    });
    setBusy(false);
    setWhy(outcome.success ? null : say(outcome));
    if (outcome.success) onAdded();
  };
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      {why && (
        <Alert tone="danger" title={t('notAdded')}>
          {why}
        </Alert>
      )}
      <p className="text-sm">{t('add', { when: until })}</p>
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <Icon name="camera" size="sm" />
        <span role="status">{t(isBusy ? 'adding' : 'addButton')}</span>
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          aria-label={t('addButton')}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={add}
        />
      </label>
    </div>
  );
};
