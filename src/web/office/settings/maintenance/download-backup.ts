import { type Failure, refused, unanswered } from '../../../api/failure.ts';

/** Asks for a backup and saves it as a file. Tells how many bytes have come; answers how many it was, or why there is none. */
export const downloadBackup = async (onProgress: (bytes: number) => void): Promise<number | Failure> => {
  try {
    const answer = await fetch('/api/admin/settings/backup', { method: 'POST', credentials: 'same-origin' });
    if (!answer.ok || !answer.body) {
      const body: unknown = await answer.json().catch(() => null);
      return refused({ status: answer.status, headers: answer.headers, body });
    }
    const file = await new Response(answer.body.pipeThrough(counting(onProgress))).blob();
    save(file, nameIn(answer.headers.get('content-disposition')));
    return file.size;
  } catch (reason) {
    // Broken off on the way: half a backup is none.
    return unanswered(reason);
  }
};

const counting = (onProgress: (bytes: number) => void) => {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
};

const nameIn = (disposition: string | null) => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'backup.json';

const save = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
