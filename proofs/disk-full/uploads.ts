import { setTimeout as pause } from 'node:timers/promises';
import { jpeg } from '#test/builders/pictures.ts';

type Uploaded = Readonly<{ status: number; body: string; address?: string }>;

/** Uploads photographs as staff, and fetches them as a visitor. */
export const uploadsTo = (url: string, headers: Record<string, string>) => {
  const upload = async (): Promise<Uploaded> => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'seat.jpg');
    const reply = await fetch(`${url}/api/upload/image`, { method: 'POST', headers, body: form });
    const body = await reply.text();
    return { status: reply.status, body, ...(reply.ok && { address: JSON.parse(body).data.url as string }) };
  };

  return {
    upload,
    /** Whether an uploaded photograph can be downloaded completely. */
    isThere: async (address: string): Promise<boolean> => {
      const reply = await fetch(new URL(address, url));
      return reply.ok && (await reply.bytes()).length === Number(reply.headers.get('content-length'));
    },
    /** The seconds until an upload succeeds, or until the given limit has passed. */
    untilTaken: async (longest: number): Promise<number> => {
      const begun = performance.now();
      const seconds = () => (performance.now() - begun) / 1000;
      while ((await upload()).status !== 200 && seconds() < longest) await pause(100);
      return seconds();
    },
  };
};
