/** Enough to see a scratch; a tablet's own pictures are several times as large. */
const longestSide = 2000;

/** A photograph no larger than needed. One that the browser cannot read goes as it is: the server says what is wrong. */
export const shrunk = async (file: File): Promise<File> => {
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
