const LARGEST = 512 * 1024;
const pictures = ['image/svg+xml', 'image/png'];

/**
 * A picture of the provider as a `data:` address, so that a browser needs nobody else to show it; null when it cannot be
 * had. Only the API's own host is asked, whatever the address says; it may lead on to its storage. No key goes along.
 */
export const fetchPicture = async (address: string, apiUrl: string, timeoutMs: number): Promise<string | null> => {
  try {
    const { pathname, search } = new URL(address);
    const reply = await fetch(new URL(pathname + search, apiUrl), { signal: AbortSignal.timeout(timeoutMs) });
    const type = reply.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!reply.ok || !pictures.includes(type)) return null;
    const bytes = Buffer.from(await reply.arrayBuffer());
    return bytes.length <= LARGEST ? `data:${type};base64,${bytes.toString('base64')}` : null;
  } catch {
    return null;
  }
};
