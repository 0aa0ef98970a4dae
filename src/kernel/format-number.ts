/** A number as people read it in either language: `1,234.5`. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');
