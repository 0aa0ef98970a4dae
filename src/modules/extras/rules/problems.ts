import { Problem } from '#kernel/problem.ts';

const inField = (sentence: string) => ({ fields: { selectedAddons: sentence } });

export const addonSoldOut = (units: number, name: string) => {
  const sentence = `Only ${units} ${name} available in stock.`;
  return new Problem(409, 'booking.addon-sold-out', sentence, inField(sentence));
};

export const addonUnknown = () => {
  const sentence = 'One of the add-ons is not available';
  return new Problem(422, 'form.invalid', sentence, inField(sentence));
};
