import type { MailKind } from './mail-policy.ts';
import type { SmsKind } from './sms-policy.ts';

const withOneTimeLink: ReadonlySet<MailKind | SmsKind> = new Set<MailKind>([
  'verify-email',
  'change-email',
  'reset-password',
  'invitation',
]);

/** Whether a mail contains a single-use link into an account: once it is sent, only its recipient may have the link. */
export const hasOneTimeLink = (kind: MailKind | SmsKind): boolean => withOneTimeLink.has(kind);
