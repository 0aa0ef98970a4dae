import type { Files } from '#platform/files.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { uploadPictures } from './upload-pictures.ts';

export const picturesRoutes = ({ serveInSteps }: Serving, { files }: { files: Files }): void => {
  serveInSteps('POST /upload/vehicle-images', async (steps, { files: sent }) => {
    const data = await uploadPictures(steps, { files, sent, field: (index) => `images.${index}` });
    return { data, message: 'Images uploaded' };
  });

  serveInSteps('POST /upload/image', async (steps, { files: sent }) => {
    const [data] = await uploadPictures(steps, { files, sent, field: () => 'image' });
    if (!data) throw new Error('An upload without a file is refused before');
    return { data, message: 'Image uploaded' };
  });

  serveInSteps('POST /upload/qr-code', async (steps, { files: sent }) => {
    const [picture] = await uploadPictures(steps, { files, sent, field: () => 'image' });
    if (!picture) throw new Error('An upload without a file is refused before');
    return { data: { url: picture.url }, message: 'QR code uploaded' };
  });
};
