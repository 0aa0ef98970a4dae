/** A number for display in English or Thai: `1,234.5`. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');
