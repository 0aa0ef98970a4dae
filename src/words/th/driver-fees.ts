import type { driverFees as english } from '../en/driver-fees.ts';
import type { Translated } from '../translated.ts';

export const driverFees: Translated<typeof english> = {
  young: 'ผู้ขับขี่อายุต่ำกว่า {{age}} ปี',
  anotherYoung: 'ผู้ขับขี่อายุต่ำกว่า {{age}} ปี คนที่ {{number}}',
  extra: 'ผู้ขับขี่เพิ่ม',
  anotherExtra: 'ผู้ขับขี่เพิ่มคนที่ {{number}}',
};
