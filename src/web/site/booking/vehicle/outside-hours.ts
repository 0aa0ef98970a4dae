type Outside = Readonly<{ pickUp: boolean; dropOff: boolean }> | null;

/** Which ends of a rental are outside opening hours: of the place of pick-up the first, of the place of return the last. */
export const outsideAt = (atPickUp: Outside, atReturn: Outside): 'pickUp' | 'dropOff' | 'both' | null => {
  const [pickUp, dropOff] = [atPickUp?.pickUp === true, atReturn?.dropOff === true];
  if (pickUp && dropOff) return 'both';
  if (pickUp) return 'pickUp';
  return dropOff ? 'dropOff' : null;
};
