/** Pixels. Enough to see a scratch; those of a phone or tablet are several times as large. */
const longestSide = 2000;

/** Scales photographs down, one at a time: a phone or tablet lacks the memory for ten large pictures at once. */
export const shrinkPhotos = async (files: readonly File[]): Promise<File[]> => {
  const small: File[] = [];
  for (const file of files) small.push(await shrinkPhoto(file));
  return small;
};

/**
 * Scales a photograph down before it is sent. A file that the browser cannot decode is sent unchanged; the server reports the problem.
 */
const shrinkPhoto = async (file: File): Promise<File> => {
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
