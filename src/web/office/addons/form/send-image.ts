import { type Failure, refused, unanswered } from '../../../api/failure.ts';

/** Sends a picture; answers its address, or why it was not taken. */
export const sendImage = async (file: File): Promise<{ url: string } | { failure: Failure }> => {
  const body = new FormData();
  body.append('image', file);
  try {
    const reply = await fetch('/api/upload/image', { method: 'POST', body, signal: AbortSignal.timeout(60_000) });
    const answer = (await reply.json().catch(() => null)) as { data?: { url: string } } | null;
    return answer?.data
      ? { url: answer.data.url }
      : { failure: refused({ status: reply.status, headers: reply.headers, body: answer }) };
  } catch (reason) {
    return { failure: unanswered(reason) };
  }
};
