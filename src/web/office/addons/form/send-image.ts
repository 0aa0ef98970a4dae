/** Sends a picture; answers its address, or the code of why it was not taken. */
export const sendImage = async (file: File): Promise<{ url: string } | { code: string }> => {
  const body = new FormData();
  body.append('image', file);
  try {
    const reply = await fetch('/api/upload/image', { method: 'POST', body, signal: AbortSignal.timeout(60_000) });
    const answer = (await reply.json()) as { data?: { url: string }; error?: string };
    return answer.data ? { url: answer.data.url } : { code: answer.error ?? '' };
  } catch {
    return { code: 'network.failed' };
  }
};
