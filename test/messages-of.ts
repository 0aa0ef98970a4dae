type FieldMessage = Readonly<{ message: string }>;

/** The English message for each invalid field, by path. */
export const messagesOf = (fields: Readonly<Record<string, FieldMessage>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, { message }]) => [path, message]));
