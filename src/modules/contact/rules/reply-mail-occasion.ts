/** The occasion of the mail that carries a reply: by it the mail is queued once, and found again to tell how far it is. */
export const replyMailOccasion = (replyId: string): string => `message-reply:${replyId}`;
