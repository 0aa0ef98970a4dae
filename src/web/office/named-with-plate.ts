/** A vehicle as staff tell it from others of its model. A new one waits for its plate. */
export const namedWithPlate = (name: string, plate: string): string => (plate === '' ? name : `${name}, ${plate}`);
