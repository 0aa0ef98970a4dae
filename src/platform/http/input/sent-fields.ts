type Sent<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** What was sent of a form's fields: what was left out is not among them, and stays as it is. */
export const sentFields = <Fields extends object>(fields: Fields): Partial<Sent<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Sent<Fields>>;
