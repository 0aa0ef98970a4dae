/** What somebody has begun to answer, by the message, until it is sent: a look at another message loses nothing. */
const drafts = new Map<string, string>();

export const draftOf = (messageId: string): string => drafts.get(messageId) ?? '';

export const keepDraft = (messageId: string, text: string): void => {
  if (text === '') drafts.delete(messageId);
  else drafts.set(messageId, text);
};

export const hasDrafts = (): boolean => drafts.size > 0;
