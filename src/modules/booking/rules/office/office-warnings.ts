/** What staff are told beside the limits of the public, before they go on all the same. */
export const officeWarnings = {
  pickUpOutside: 'The pick-up is outside opening hours',
  returnOutside: 'The return is outside opening hours',
  inMaintenance: 'This vehicle is in maintenance',
  categoryOff: 'The category of this vehicle is switched off',
} as const;
