/** What covers are compared by, in the order of the page. */
export const insuredRisks = ['collision', 'fire', 'theft', 'glass', 'people', 'belongings'] as const;
export type InsuredRisk = (typeof insuredRisks)[number];
