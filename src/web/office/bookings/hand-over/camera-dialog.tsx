import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { ModalFrame } from '../../../ui/dialog/modal.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { beginWalk, goBack, type PhotoWalk, photographed, placeOf, skip } from './photo-walk.ts';
import { type CameraProblem, stillOf, useCamera } from './use-camera.ts';

type Props = {
  /** Those of the vehicle, in order. */
  places: readonly PhotoPlace[];
  /** Those that have a picture. */
  taken: ReadonlySet<PhotoPlace | null>;
  /** The address of the picture that a place is to be taken like. */
  beforeOf: (place: PhotoPlace) => string | null;
  /** What a place is called. */
  nameOf: (place: PhotoPlace) => string;
  /** Resolves once the picture is on this device. */
  onTake: (place: PhotoPlace, picture: File) => Promise<void>;
  onProblem: (problem: CameraProblem) => void;
  onClose: () => void;
};

/** The camera fills the window and asks for one place after the other: one press for each picture. */
export const CameraDialog = ({ places, taken, nameOf, beforeOf, onTake, onProblem, onClose }: Props) => {
  const t = useWords('bookings', 'handOver');
  const heading = useId();
  const [walk, setWalk] = useState(() => beginWalk(places, taken));
  const last = useLastPicture();
  const [isSaving, setSaving] = useState(false);
  const [isLive, setLive] = useState(false);
  const [isBeforeShown, setBeforeShown] = useState(true);
  const { stream, torch } = useCamera(onProblem);
  const video = useRef<HTMLVideoElement>(null);
  const place = placeOf(walk);
  const before = place && beforeOf(place);
  useEffect(() => {
    setLive(false);
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const take = async () => {
    if (!place || !video.current || !isLive || isSaving) return;
    setSaving(true);
    const picture = await stillOf(video.current);
    if (picture) await onTake(place, picture);
    setSaving(false);
    if (!picture) return onProblem('busy');
    last.show(picture, place);
    setWalk(photographed);
  };
  return (
    <ModalFrame open onClose={onClose} heading={heading} className="m-0 h-dvh max-h-none w-full max-w-none">
      {(close) => (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] landscape:grid-cols-[minmax(0,1fr)_17rem] landscape:grid-rows-[auto_minmax(0,1fr)]">
          <div className="flex items-start gap-3 px-4 py-2 landscape:col-start-2">
            <h2 id={heading} className="sr-only">
              {t('cameraOpen')}
            </h2>
            <p role="status" className="min-w-0 flex-1 py-2 text-lg leading-snug font-semibold wrap-anywhere">
              {place
                ? t('cameraPlace', {
                    index: places.indexOf(place) + 1,
                    all: places.length,
                    place: nameOf(place),
                  })
                : t('placesDone', {
                    done: places.filter((one) => isDone(one, walk, taken)).length,
                    all: places.length,
                  })}
            </p>
            {place && <Button onClick={close}>{t('cameraDone')}</Button>}
          </div>
          <div className="relative overflow-hidden bg-ground text-on-ground landscape:col-start-1 landscape:row-span-2 landscape:row-start-1">
            <video
              ref={video}
              autoPlay
              playsInline
              muted
              aria-label={t('cameraPicture')}
              onPlaying={() => setLive(true)}
              className={`absolute inset-0 size-full object-contain ${place ? '' : 'invisible'}`}
            />
            {before && isBeforeShown && (
              <img
                src={before}
                alt={t('placeAtPickUp', { place: nameOf(place) })}
                className="absolute inset-0 size-full object-contain opacity-35"
              />
            )}
            {walk.done.size > 0 && (
              <span key={walk.done.size} className="office-flash absolute inset-0 bg-surface opacity-0" />
            )}
            {place && !isLive && (
              <p className="absolute inset-0 flex items-center justify-center gap-2 px-4">
                <Spinner />
                {t('cameraStarts')}
              </p>
            )}
            {place && last.picture && (
              <img
                src={last.picture.src}
                alt={t('cameraLast', { place: nameOf(last.picture.place) })}
                className="absolute bottom-2 left-2 h-15 w-20 rounded-md border-2 border-surface object-cover"
              />
            )}
            {!place && (
              <LeftOut
                places={places.filter((one) => !isDone(one, walk, taken))}
                nameOf={nameOf}
                onTake={() => setWalk({ ...beginWalk(places, new Set([...taken, ...walk.done])), done: walk.done })}
              />
            )}
          </div>
          <div className="grid gap-3 px-4 py-3 landscape:col-start-2 landscape:content-end">
            {place && (before || torch) && (
              <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 landscape:grid">
                {/* They are of no form: Enter would record the hand-over around them. */}
                {before && (
                  <Switch form="" label={t('cameraBefore')} checked={isBeforeShown} onSwitch={setBeforeShown} />
                )}
                {torch && <Switch form="" label={t('cameraTorch')} checked={torch.isLit} onSwitch={torch.switch} />}
              </div>
            )}
            <Shutter
              place={place && nameOf(place)}
              isReady={isLive && !isSaving}
              isFirst={walk.at === 0}
              onTake={take}
              onBack={() => setWalk(goBack)}
              onSkip={() => setWalk(skip)}
              onDone={close}
            />
          </div>
        </div>
      )}
    </ModalFrame>
  );
};

/** The picture that was taken last, which says that it is kept, and of what. */
const useLastPicture = () => {
  const [picture, setPicture] = useState<Readonly<{ src: string; place: PhotoPlace }> | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);
  return {
    picture,
    show: (file: File, place: PhotoPlace) => setPicture({ src: URL.createObjectURL(file), place }),
  };
};

/** Whether a place has a picture; what was taken on this walk may not be read yet. */
const isDone = (place: PhotoPlace, walk: PhotoWalk, taken: Props['taken']) => walk.done.has(place) || taken.has(place);

type LeftOutProps = Pick<Props, 'places' | 'nameOf'> & { onTake: () => void };

/** The end of the walk: which places have no picture. */
const LeftOut = ({ places, nameOf, onTake }: LeftOutProps) => {
  const t = useWords('bookings', 'handOver');
  return (
    <div className="on-ground absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center">
      {places.length === 0 ? (
        <p className="flex items-center gap-2 text-md">
          <Icon name="check" />
          {t('cameraComplete')}
        </p>
      ) : (
        <>
          <p className="text-md">{t('cameraLeftOut', { places: places.map(nameOf).join(', ') })}</p>
          <Button onClick={onTake}>{t('cameraTakeLeftOut')}</Button>
        </>
      )}
    </div>
  );
};

type ShutterProps = {
  /** The name of the place that is next; null at the end. */
  place: string | null;
  isReady: boolean;
  isFirst: boolean;
  onTake: () => void;
  onBack: () => void;
  onSkip: () => void;
  onDone: () => void;
};

/** The buttons of the camera. */
const Shutter = ({ place, isReady, isFirst, onTake, onBack, onSkip, onDone }: ShutterProps) => {
  const t = useWords('bookings', 'handOver');
  const back = (
    <Button
      aria-disabled={isFirst}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-disabled"
      onClick={onBack}
    >
      {t('cameraBack')}
    </Button>
  );
  if (place === null)
    return (
      <div className="mx-auto grid w-full max-w-120 grid-cols-[auto_minmax(0,1fr)] gap-3">
        {back}
        <FocusedButton className={buttonClass('accent')} onClick={onDone}>
          {t('cameraDone')}
        </FocusedButton>
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-120 grid-cols-[1fr_auto_1fr] items-center gap-3 landscape:grid-cols-2">
      {back}
      <FocusedButton
        aria-label={t('cameraTake', { place })}
        aria-disabled={!isReady}
        onClick={onTake}
        className="grid size-18 place-items-center rounded-full border-4 border-raised bg-accent text-on-accent outline-2 outline-accent quick hover:bg-accent-hover active:scale-95 aria-disabled:opacity-60 landscape:order-first landscape:col-span-2 landscape:justify-self-center"
      >
        <Icon name="camera" size="xl" />
      </FocusedButton>
      <Button onClick={onSkip}>{t('cameraSkip')}</Button>
    </div>
  );
};

/** The button that is pressed next: it has the focus once it is there. */
const FocusedButton = (props: ComponentProps<'button'>) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <button ref={button} type="button" {...props} />;
};
