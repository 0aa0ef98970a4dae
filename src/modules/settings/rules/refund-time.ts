/** `3-5 business days` in Thai; a phrase of another kind stays as the business wrote it. */
export const refundTimeInThai = (phrase: string): string => {
  const [, days, isBusiness] = /^(\d+(?:\s*(?:-|–|to)\s*\d+)?) (business |working )?days?$/i.exec(phrase.trim()) ?? [];
  if (days === undefined) return phrase;
  return `${days.replace(/\s*(-|–|to)\s*/i, '–')} ${isBusiness ? 'วันทำการ' : 'วัน'}`;
};
