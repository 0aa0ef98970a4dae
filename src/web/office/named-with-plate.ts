/** A vehicle's name with its plate, to tell it from others of its model. A new vehicle may have no plate yet. */
export const namedWithPlate = (name: string, plate: string): string => (plate === '' ? name : `${name}, ${plate}`);
