import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { type PhotoPlace, placesOf } from '#kernel/photo-places.ts';
import { usePlaceName } from '../../../damage/use-place-name.ts';
import { dropUnsent, pictureSource, sendUnsent, type Unsent } from '../../../device/unsent.ts';
import { useWords } from '../../../languages/use-words.ts';
import { shrinkPhotos } from '../../../photos/shrink-photos.ts';
import { photoPath } from '../../../photos/use-photo.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { AtPickUp } from './at-pick-up.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import { StepPart } from './hand-over-steps.tsx';
import { type Picture, PictureDialog } from './picture-dialog.tsx';
import type { Step } from './steps.ts';
import { type CameraProblem, hasCamera } from './use-camera.ts';
import type { HandOver } from './use-hand-over.ts';

type Props = { step: Step; handOver: HandOver };

/**
 * Photographs of the vehicle, place by place: one after the other with the camera, or a file for each. Each is on this
 * device as soon as it is taken, and sent as soon as it can be.
 */
export const PhotosStep = ({ step, handOver }: Props) => {
  const t = useWords('bookings', 'handOver');
  const { seen, atPickUp, unsentPhotos, savePhoto, staffId } = handOver;
  const [busy, setBusy] = useState<Tile | null>(null);
  const [looked, setLooked] = useState<Tile | null>(null);
  const nameOfPlace = usePlaceName(seen.vehicle.bodyType);
  const nameOf = (place: Tile) => (place === 'more' ? t('addPhoto') : nameOfPlace(place));
  const places = placesOf(seen.vehicle.bodyType);
  const photos = picturesOf(handOver);
  const taken = (place: Tile) => photos.filter((photo) => photo.place === (place === 'more' ? null : place));
  const save = async (place: PhotoPlace | null, files: readonly File[]) => {
    for (const file of await shrinkPhotos(files)) await savePhoto(place, await file.arrayBuffer());
    void sendUnsent(staffId);
  };
  const take = async (place: Tile, files: readonly File[]) => {
    if (files.length === 0 || busy) return;
    setBusy(place);
    await save(place === 'more' ? null : place, files);
    setBusy(null);
  };
  const before = (place: Tile) => atPickUp?.photos.findLast((photo) => (photo.place ?? 'more') === place);
  const sourceBefore = (place: PhotoPlace) => {
    const photo = before(place);
    return photo ? photoPath(seen.id, photo.id) : null;
  };
  const done = places.filter((place) => taken(place).length > 0).length;
  const result = [
    t('placesDone', { done, all: places.length }),
    t('photosText', { count: photos.length - unsentPhotos.length }),
    unsentPhotos.length > 0 && t('photosHere', { count: unsentPhotos.length }),
  ];
  return (
    <StepPart step={step} result={result.filter(Boolean).join(', ')}>
      <RefusedPhotos refused={unsentPhotos.filter(({ facts }) => facts.refused)} />
      {atPickUp && atPickUp.photos.length === 0 && <AtPickUp>{t('noPhotos')}</AtPickUp>}
      <TakeAll
        places={places}
        taken={new Set(photos.map(({ place }) => place))}
        nameOf={nameOfPlace}
        beforeOf={sourceBefore}
        onTake={(place, picture) => save(place, [picture])}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2">
        {[...places, 'more' as const].map((place) => (
          <PhotoTile
            key={place}
            name={place}
            label={nameOf(place)}
            bookingId={seen.id}
            taken={taken(place)}
            before={before(place)}
            isBusy={busy === place}
            onTake={(files) => take(place, files)}
            onLook={() => setLooked(place)}
          />
        ))}
      </div>
      {looked && (
        <PictureDialog
          key={looked}
          label={nameOf(looked)}
          pictures={taken(looked)}
          before={looked === 'more' ? null : sourceBefore(looked)}
          onTake={(files) => take(looked, files)}
          onRemove={(id) => void dropUnsent(id)}
          onClose={() => setLooked(null)}
        />
      )}
    </StepPart>
  );
};

/** Opens the camera for all places, where the browser has one for us; why it cannot be used, in words. */
const TakeAll = (
  walk: Pick<ComponentProps<typeof CameraDialog>, 'places' | 'taken' | 'nameOf' | 'beforeOf' | 'onTake'>,
) => {
  const t = useWords('bookings', 'handOver');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  if (!useIsReady() || !hasCamera()) return null;
  return (
    <div className="mb-3 grid justify-items-start gap-3">
      <Button
        look="brand"
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        <Icon name="camera" />
        {t('cameraOpen')}
      </Button>
      {problem && (
        <Alert tone="warning" title={t('cameraFailed')}>
          {t(`camera.${problem}`)}
        </Alert>
      )}
      {isOpen && (
        <CameraDialog
          {...walk}
          onProblem={(why) => {
            setProblem(why);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

/** The photographs that the server has, then those that are on this device alone. */
const picturesOf = ({ seen, photos, unsentPhotos }: HandOver): Picture[] => [
  ...photos.map(({ id, place }) => ({ id, place, src: photoPath(seen.id, id), isOnDevice: false })),
  ...unsentPhotos.flatMap((one) => {
    const { id, facts } = one;
    return 'photo' in facts.what ? [{ id, place: facts.what.photo, src: pictureSource(one), isOnDevice: true }] : [];
  }),
];

/** Why the server did not take a photograph; they go only when somebody says so. */
const RefusedPhotos = ({ refused }: { refused: readonly Unsent[] }) => {
  const t = useWords('bookings', 'handOver');
  const say = useProblemWords();
  const [first] = refused;
  if (!first?.facts.refused) return null;
  return (
    <div className="mb-3">
      <Alert
        tone="danger"
        title={t('photosFailed')}
        action={
          <Button size="sm" onClick={() => Promise.all(refused.map(({ id }) => dropUnsent(id)))}>
            {t('dropPhotos', { count: refused.length })}
          </Button>
        }
      >
        {say(first.facts.refused)}
      </Alert>
    </div>
  );
};

type Tile = PhotoPlace | 'more';

type TileProps = {
  name: Tile;
  label: string;
  bookingId: string;
  taken: readonly Picture[];
  /** The picture of the pick-up, to be taken from where it was taken then. */
  before: { id: string } | undefined;
  isBusy: boolean;
  onTake: (files: readonly File[]) => void;
  /** Opens its pictures. */
  onLook: () => void;
};

/** A place of the vehicle: pressed, it takes a picture; its last picture fills it, and opens when it is pressed. */
const PhotoTile = ({ name, label, bookingId, taken, before, isBusy, onTake, onLook }: TileProps) => {
  const t = useWords('bookings', 'handOver');
  const last = taken.at(-1);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    onTake(files);
  };
  const isMore = name === 'more';
  const isLooked = last !== undefined && !isMore;
  const shown = taken.length > 1 ? t('placeCount', { place: label, count: taken.length }) : label;
  const Tag = isLooked ? 'div' : 'label';
  return (
    <Tag
      className={`relative grid min-h-24 cursor-pointer place-items-center content-center gap-1 overflow-hidden rounded-md border p-1.5 text-center text-2xs leading-snug font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${last ? 'border-line' : 'border-dashed border-brand bg-brand-softer text-link'}`}
    >
      {last && (
        <img
          src={last.src}
          alt={isMore ? t('photo', { index: taken.length }) : label}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {before && (
        <img
          src={photoPath(bookingId, before.id)}
          alt={isMore ? t('photoAtPickUp', { index: 1 }) : t('placeAtPickUp', { place: label })}
          className={`rounded-sm object-cover ${last ? 'absolute top-1 right-1 h-8 w-11 border border-surface' : 'h-11 w-16'}`}
        />
      )}
      {!last && !before && <Icon name="camera" />}
      <span
        role="status"
        className={
          last
            ? 'absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-surface px-1 py-0.5 text-ink'
            : ''
        }
      >
        {last && !isBusy && (
          <Icon
            name={last.isOnDevice ? 'smartphone' : 'check'}
            size="sm"
            className={last.isOnDevice ? 'text-warning' : 'text-success'}
          />
        )}
        {isBusy ? t('uploading') : shown}
        {last?.isOnDevice && !isBusy && <span className="sr-only">, {t('onThisDevice')}</span>}
      </span>
      {isLooked ? (
        <button
          type="button"
          aria-label={t('pictureOpen', { place: label })}
          className="absolute inset-0 cursor-pointer"
          onClick={onLook}
        />
      ) : (
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          aria-label={label}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={choose}
        />
      )}
    </Tag>
  );
};
