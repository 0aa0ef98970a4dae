/** The scale of priorities from 1 on (document 3, section 5), by the names that the words have for them. */
export const priorities = ['normal', 'high', 'override', 'critical', 'emergency'] as const;

export const priorityName = (priority: number) => priorities[priority - 1] ?? 'normal';
