/** Twice the size of the provider's slip: sharp enough to be scanned from a photograph. */
const WIDTH = 1480;

/** Saves a picture as PNG, which every phone keeps among its photographs. As it came where that cannot be made. */
export const savePicture = async (address: string, name: string): Promise<void> => {
  const png = await pngOf(address).catch(() => null);
  const link = document.createElement('a');
  link.href = png ? URL.createObjectURL(png) : address;
  link.download = png ? `${name}.png` : name;
  link.click();
  if (png) setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const pngOf = async (address: string): Promise<Blob | null> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
