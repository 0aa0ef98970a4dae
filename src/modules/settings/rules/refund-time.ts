/** Translates phrases like `3-5 business days` to Thai; returns any other phrase unchanged. */
export const refundTimeInThai = (phrase: string): string => {
  const [, days, isBusiness] = /^(\d+(?:\s*(?:-|–|to)\s*\d+)?) (business |working )?days?$/i.exec(phrase.trim()) ?? [];
  if (days === undefined) return phrase;
  return `${days.replace(/\s*(-|–|to)\s*/i, '–')} ${isBusiness ? 'วันทำการ' : 'วัน'}`;
};
