/** How long the link of a mail leads somewhere. The one that gives a password away is the shortest. */
export const linkLifeHours = {
  'verify-email': 24,
  'change-email': 24,
  'reset-password': 1,
  invitation: 7 * 24,
} as const;

/** What the link of a mail is for. */
export type LinkPurpose = keyof typeof linkLifeHours;
