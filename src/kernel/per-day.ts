/** What a day comes to when a total in baht is spread over all of them, in whole baht. */
export const perDay = ({ total, days }: Readonly<{ total: number; days: number }>): number => Math.round(total / days);
