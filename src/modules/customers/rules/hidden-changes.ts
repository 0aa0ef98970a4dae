type Facts = Readonly<Record<string, unknown>>;

const masked = (facts: Facts, names: readonly string[], mask: string) =>
  Object.fromEntries(names.map((name) => [name, facts[name] ? mask : null]));

/**
 * The changed fields of a customer for the audit log, with masked values: the log is never erased, so it must contain
 * neither the old nor the new ones.
 */
export const hiddenChanges = (before: Facts, after: Facts): { before: Facts; after: Facts } => {
  const names = Object.keys(after).filter((name) => (before[name] || null) !== (after[name] || null));
  return { before: masked(before, names, '•••'), after: masked(after, names, '•••••') };
};
