export const ALL = 'all';

/**
 * The categories of a season after one choice more or less: `all` clears the others, a category takes `all` away, and
 * nothing chosen is `all` again.
 */
export const afterChoice = (chosen: readonly string[], one: string): string[] => {
  if (one === ALL) return [ALL];
  const others = chosen.filter((id) => id !== ALL && id !== one);
  const next = chosen.includes(one) ? others : [...others, one];
  return next.length === 0 ? [ALL] : next;
};

/** The scale of priorities from 1 on, by the names that the words have for them. */
export const priorities = ['normal', 'high', 'override', 'critical', 'emergency'] as const;

export const priorityName = (priority: number) => priorities[priority - 1] ?? 'normal';
