type Named = Readonly<{ brand: string; model: string; licensePlate: string }>;

/** A vehicle as staff tell it from others of its model. A new one waits for its plate. */
export const namedWithPlate = ({ brand, model, licensePlate }: Named): string =>
  [`${brand} ${model}`, licensePlate].filter((part) => part !== '').join(', ');
