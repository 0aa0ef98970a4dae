import { z } from 'zod';

/** The effect of a removal: a record that others refer to is archived instead of deleted. */
export const Removal = z.enum(['deleted', 'archived']);
export type Removal = z.infer<typeof Removal>;
