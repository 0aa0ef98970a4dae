export const ALL = 'all';

/**
 * The selected categories after one is toggled: `all` clears the others, a category clears `all`, and an empty
 * selection becomes `all`.
 */
export const afterChoice = (chosen: readonly string[], one: string): string[] => {
  if (one === ALL) return [ALL];
  const others = chosen.filter((id) => id !== ALL && id !== one);
  const next = chosen.includes(one) ? others : [...others, one];
  return next.length === 0 ? [ALL] : next;
};

/** The names of the priorities from 1 on, as translation keys. */
export const priorities = ['normal', 'high', 'override', 'critical', 'emergency'] as const;

export const priorityName = (priority: number) => priorities[priority - 1] ?? 'normal';
