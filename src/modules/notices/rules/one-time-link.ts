import type { MailKind, MessageKind } from './mail-policy.ts';

const withOneTimeLink: ReadonlySet<MessageKind> = new Set<MailKind>([
  'verify-email',
  'change-email',
  'reset-password',
  'invitation',
]);

/** Whether a mail contains a single-use link into an account: once it is sent, only its recipient may have the link. */
export const hasOneTimeLink = (kind: MessageKind): boolean => withOneTimeLink.has(kind);
