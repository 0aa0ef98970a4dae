type Sent<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Drops undefined fields, so that a partial update leaves omitted fields unchanged. */
export const sentFields = <Fields extends object>(fields: Fields): Partial<Sent<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Sent<Fields>>;
