/** Sends the picture of a QR code. Answers its address, or why it was not taken; an empty sentence where nobody said. */
export const uploadQrCode = async (file: File): Promise<{ url: string | null; sentence: string }> => {
  const form = new FormData();
  form.append('image', file);
  try {
    const answer = await fetch('/api/upload/qr-code', { method: 'POST', body: form, credentials: 'same-origin' });
    const { success, data, message } = (await answer.json()) as Answer;
    return success && data ? { url: data.url, sentence: '' } : { url: null, sentence: message ?? '' };
  } catch {
    return { url: null, sentence: '' };
  }
};

type Answer = { success: boolean; data?: { url: string }; message?: string };
