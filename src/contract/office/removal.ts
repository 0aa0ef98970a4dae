import { z } from 'zod';

/** What a removal does, or would do: a record that others name is archived. */
export const Removal = z.enum(['deleted', 'archived']);
export type Removal = z.infer<typeof Removal>;
