/** The occasion of a reply's mail: makes sure that it is queued once, and finds it to show its status. */
export const replyMailOccasion = (replyId: string): string => `message-reply:${replyId}`;
