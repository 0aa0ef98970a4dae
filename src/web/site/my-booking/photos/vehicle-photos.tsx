import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import { upload } from '../../../api/upload.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PhotoButton } from '../../../photos/photo-button.tsx';
import { PhotoPlaces } from '../../../photos/photo-places.tsx';
import { shrinkPhotos } from '../../../photos/shrink-photos.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
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
  const { booking, bookingKey } = useManaged();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    if (isBusy) return;
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
      <PhotoButton name={t('addButton')} isFromCamera onChoose={add}>
        <Icon name="camera" size="sm" />
        <span role="status">{t(isBusy ? 'adding' : 'addButton')}</span>
      </PhotoButton>
    </div>
  );
};
