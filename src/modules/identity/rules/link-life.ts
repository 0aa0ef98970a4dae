/** The lifetime of mailed links, in hours. Password resets have the shortest. */
export const linkLifeHours = {
  'verify-email': 24,
  'change-email': 24,
  'reset-password': 1,
  invitation: 3 * 24,
} as const;

/** The purpose of a mailed link. */
export type LinkPurpose = keyof typeof linkLifeHours;
