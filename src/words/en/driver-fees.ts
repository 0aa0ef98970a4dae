/** Names of what drivers cost, as quotes, mails and papers have them. */
export const driverFees = {
  young: 'Young driver, under {{age}}',
  anotherYoung: 'Young driver {{number}}, under {{age}}',
  extra: 'Extra driver',
  anotherExtra: 'Extra driver {{number}}',
} as const;
