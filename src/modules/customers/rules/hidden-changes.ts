type Facts = Readonly<Record<string, unknown>>;

const masked = (facts: Facts, names: readonly string[], mask: string) =>
  Object.fromEntries(names.map((name) => [name, facts[name] ? mask : null]));

/**
 * Which facts of a customer differ, for the audit log: it is never erased, so it says that a fact was changed and keeps
 * neither what it was nor what it is.
 */
export const hiddenChanges = (before: Facts, after: Facts): { before: Facts; after: Facts } => {
  const names = Object.keys(after).filter((name) => (before[name] || null) !== (after[name] || null));
  return { before: masked(before, names, '•••'), after: masked(after, names, '•••••') };
};
