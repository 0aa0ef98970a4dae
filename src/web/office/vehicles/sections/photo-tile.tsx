import type { DragEvent } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Picture } from '../../../ui/picture/picture.ts';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';

type Props = {
  picture: Picture;
  place: number;
  count: number;
  onDrag: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
};

/** A photograph that can be reordered by dragging or with buttons. The first is the cover. */
export const PhotoTile = ({ picture, place, count, onDrag, onDrop, onMove, onRemove }: Props) => {
  const t = useWords('fleet', 'photos');
  const number = place + 1;
  return (
    <li
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="relative cursor-grab overflow-clip rounded-md border border-line"
    >
      <VehiclePicture src={picture} alt={t('photo', { number })} sizes="240px" className="" />
      {place === 0 && (
        <span className="absolute top-1.5 left-1.5 z-1 rounded-sm bg-surface px-1.5 py-0.5 text-2xs font-medium">
          {t('cover')}
        </span>
      )}
      <div className="relative z-1 flex items-center justify-between border-t border-line bg-surface">
        <span className="flex">
          <IconButton
            icon="left"
            size="sm"
            name={t('earlier', { number })}
            aria-disabled={place === 0 || undefined}
            onClick={() => place > 0 && onMove(place - 1)}
          />
          <IconButton
            icon="right"
            size="sm"
            name={t('later', { number })}
            aria-disabled={place === count - 1 || undefined}
            onClick={() => place < count - 1 && onMove(place + 1)}
          />
        </span>
        <IconButton icon="close" size="sm" name={t('remove', { number })} onClick={onRemove} />
      </div>
    </li>
  );
};
