import { useRef, useState } from 'react';
import { MOST_PHOTOS } from '#kernel/vehicle-limits.ts';
import type { DataOf } from '../../../api/routes.ts';
import { upload } from '../../../api/upload.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';

export type Photo = DataOf<'POST /upload/vehicle-images'>[number];

type Upload = Readonly<{ id: number; name: string; percent: number }>;

/** The form's photographs and running uploads. A failed upload leaves the other photographs in place. */
export const usePhotos = (count: number, add: (address: string) => void, saved: readonly Photo[]) => {
  const t = useWords('fleet', 'photos');
  const say = useProblemWords();
  const notify = useNotify();
  const next = useRef(0);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [added, setAdded] = useState<readonly Photo[]>([]);

  const send = async (file: File) => {
    next.current += 1;
    const id = next.current;
    setUploads((all) => [...all, { id, name: file.name, percent: 0 }]);
    const sent = await upload('POST /upload/vehicle-images', {
      field: 'images',
      files: [file],
      onProgress: (percent) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, percent } : one))),
    });
    setUploads((all) => all.filter((one) => one.id !== id));
    const photo = sent.success ? sent.data[0] : undefined;
    if (photo) {
      setAdded((all) => [...all, photo]);
      add(photo.url);
    } else {
      const why = !sent.success && sent.status === 422 ? say(sent) : '';
      notify({ message: `${t('failed')} ${why}`.trim(), tone: 'problem' });
    }
  };

  /** Uploads only images, and at most five including the existing ones. */
  const choose = async (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    if (images.length < files.length) notify({ message: t('onlyImages'), tone: 'problem' });
    if (count + uploads.length + images.length > MOST_PHOTOS) {
      notify({ message: t('tooMany'), tone: 'problem' });
      return;
    }
    for (const image of images) await send(image);
  };

  return { uploads, choose, photos: [...saved, ...added] };
};

/** A copy of a list with one item moved to another index. */
export const moved = <Item>(items: readonly Item[], item: Item, place: number): Item[] => {
  const others = items.filter((one) => one !== item);
  return [...others.slice(0, place), item, ...others.slice(place)];
};
