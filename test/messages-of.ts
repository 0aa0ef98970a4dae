type FieldMessage = Readonly<{ message: string }>;

/** What is said of each wrong field, in English, as tests write it down. */
export const messagesOf = (fields: Readonly<Record<string, FieldMessage>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, { message }]) => [path, message]));
