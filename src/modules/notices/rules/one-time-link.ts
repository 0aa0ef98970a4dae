import type { MailKind } from './mail-policy.ts';

const withOneTimeLink: ReadonlySet<MailKind> = new Set<MailKind>([
  'verify-email',
  'change-email',
  'reset-password',
  'invitation',
]);

/** Whether a mail carries the key to an account: once it has gone out, nobody needs the key but its receiver. */
export const hasOneTimeLink = (kind: MailKind): boolean => withOneTimeLink.has(kind);
