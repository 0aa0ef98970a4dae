import { type ChangeEvent, useId, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { upload } from '../../../api/upload.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { HandOverKind } from '../booking.ts';
import { AtPickUp } from './at-pick-up.tsx';
import { StepPart } from './hand-over-steps.tsx';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

type Props = { step: Step; handOver: HandOver; kind: HandOverKind };

const row = 'grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2';
const picture = 'h-19 w-full rounded-md border border-line object-cover';

/** Photographs of the vehicle, from the tablet's camera. Each batch is uploaded as soon as it is taken. */
export const PhotosStep = ({ step, handOver: { seen, photos, setPhotos, atPickUp }, kind }: Props) => {
  const t = useWords('bookings', 'handOver');
  const say = useProblemWords();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length === 0 || isBusy) return;
    setBusy(true);
    setFailure(null);
    const small: File[] = [];
    // One at a time: a tablet lacks the memory for ten large pictures at once.
    for (const file of files) small.push(await shrunk(file));
    const outcome = await upload('POST /admin/bookings/:id/photos/:kind', {
      params: { id: seen.id, kind },
      field: 'images',
      files: small,
    });
    setBusy(false);
    if (outcome.success) setPhotos(outcome.data);
    else setFailure(outcome);
  };
  return (
    <StepPart step={step} result={t('photosText', { count: photos.length })}>
      {failure && (
        <div className="mb-3">
          <Alert tone="danger" title={t('photosFailed')}>
            {say(failure)}
          </Alert>
        </div>
      )}
      {atPickUp && (
        <AtPickUp>
          {atPickUp.photos.length === 0 && t('noPhotos')}
          <span className={`mt-1 ${row}`}>
            {atPickUp.photos.map((src, index) => (
              <a key={src} href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={t('photoAtPickUp', { index: index + 1 })} loading="lazy" className={picture} />
              </a>
            ))}
          </span>
        </AtPickUp>
      )}
      <div className={row}>
        {photos.map((src, index) => (
          <img key={src} src={src} alt={t('photo', { index: index + 1 })} className={picture} />
        ))}
        <label
          htmlFor={id}
          className="relative grid min-h-19 cursor-pointer place-items-center content-center gap-1 rounded-md border border-dashed border-brand bg-brand-softer text-xs font-medium text-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Icon name="camera" />
          <span role="status">{t(isBusy ? 'uploading' : 'addPhoto')}</span>
          <input
            id={id}
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            aria-label={t('addPhoto')}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={take}
          />
        </label>
      </div>
    </StepPart>
  );
};

/** Pixels. Enough to see a scratch; a tablet's own pictures are several times as large. */
const longestSide = 2000;

/**
 * Scales a photograph down. A file that the browser cannot decode is sent unchanged; the server reports the problem.
 */
const shrunk = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  if (scale === 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(
      (made) => resolve(made ? new File([made], file.name, { type: made.type }) : file),
      'image/jpeg',
      0.85,
    ),
  );
};
