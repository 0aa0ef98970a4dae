/** What the mail with a reply is about, once. */
export const replyOccasion = (replyId: string): string => `message-reply:${replyId}`;
