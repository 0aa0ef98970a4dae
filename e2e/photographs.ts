import sharp from 'sharp';

/** A photograph as a form takes it; another picture for each shade, from 0 to 20. */
export const photographOf = async (shade: number) => {
  const background = { r: 10 * shade, g: 90, b: 200 - 10 * shade };
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};
