import type { DataOf } from '../../../api/routes.ts';

export type Photo = DataOf<'POST /upload/vehicle-images'>[number];

/**
 * Sends one photograph and tells how far it is, 0 to 100: fetch does not. Answers null where it was not taken, with the
 * server's sentence if it has one.
 */
export const uploadPhoto = (
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ photo: Photo } | { photo: null; sentence: string | null }> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('images', file);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve({ photo: null, sentence: null });
    request.ontimeout = request.onerror;
    request.timeout = 60_000;
    request.open('POST', '/api/upload/vehicle-images');
    request.send(form);
  });

const answerOf = ({ status, responseText }: XMLHttpRequest) => {
  const body = read(responseText) as { data?: Photo[]; message?: string } | null;
  const photo = status === 200 ? body?.data?.[0] : undefined;
  return photo ? { photo } : { photo: null, sentence: status === 422 ? (body?.message ?? null) : null };
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
