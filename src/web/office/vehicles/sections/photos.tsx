import { type DragEvent, useRef, useState } from 'react';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { MOST_PHOTOS } from '#kernel/vehicle-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import type { Editing } from '../draft/use-draft.ts';
import { moved, type Photo, usePhotos } from '../draft/use-photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import { Section } from './section.tsx';

type Props = Pick<Editing, 'draft' | 'set'> & { saved: readonly Photo[] };

/** Up to five photographs in order; without any, the vehicle's drawing. */
export const Photos = ({ draft, set, saved }: Props) => {
  const t = useWords('fleet');
  const { images } = draft;
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const add = (address: string) => set((now) => ({ images: [...now.images, address] }));
  const { uploads, choose, photos } = usePhotos(images.length, add, saved);
  const drawing = drawingAddress({ images: [], bodyType: draft.bodyType, color: draft.color });
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (dragged === null) void choose([...event.dataTransfer.files]);
    else set((now) => ({ images: moved(now.images, dragged, at) }));
    setDragged(null);
  };
  return (
    <Section
      id="photos"
      title={t('sections.photos')}
      note={t('photos.note', { count: images.length, most: MOST_PHOTOS })}
    >
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {images.map((src, place) => (
          <PhotoTile
            key={src}
            picture={{ src, photo: photos.find(({ url }) => url === src) ?? null, drawing }}
            place={place}
            count={images.length}
            onDrag={() => setDragged(src)}
            onDrop={(event) => drop(event, place)}
            onMove={(to) => set((now) => ({ images: moved(now.images, src, to) }))}
            onRemove={() => set((now) => ({ images: now.images.filter((one) => one !== src) }))}
          />
        ))}
        {images.length === 0 && (
          <li>
            <VehiclePicture src={drawing} alt={t('photos.drawing')} className="rounded-md px-2 pt-3 pb-1" />
            <p className="mt-1 text-2xs text-subtle">{t('photos.drawingText')}</p>
          </li>
        )}
        {uploads.map(({ id, name, percent }) => (
          <li
            key={id}
            className="grid min-h-22 place-content-center gap-1.5 rounded-md bg-sunken px-3 text-center text-2xs"
          >
            <span className="truncate">{name}</span>
            <progress
              aria-label={t('photos.uploading', { name })}
              value={percent}
              max={100}
              className="h-1.5 w-full accent-brand"
            />
            <span className="figures">{percent}%</span>
          </li>
        ))}
        {images.length + uploads.length < MOST_PHOTOS && (
          <li
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, images.length)}
            className="grid min-h-22"
          >
            <button
              type="button"
              onClick={() => input.current?.click()}
              className="grid place-content-center justify-items-center gap-1 rounded-md border border-dashed border-line-control px-2 text-xs font-medium text-link quick hover:bg-hover"
            >
              <Icon name="camera" />
              {t('photos.add')}
            </button>
            <input
              ref={input}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label={t('photos.add')}
              onChange={({ currentTarget }) => {
                void choose([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </li>
        )}
      </ul>
    </Section>
  );
};
