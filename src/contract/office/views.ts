import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** Office lists for which a view can be saved. */
export const ViewedList = z.enum(['bookings', 'customers', 'vehicles', 'payments']);
export type ViewedList = z.infer<typeof ViewedList>;

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The query string of the list's URL, such as `status=pending&locationId=…`. */
  search: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const viewsEndpoints = endpoints({
  'GET /admin/views': {
    summary: "The caller's saved views of a list, oldest first",
    access: 'staff',
    query: z.object({ list: ViewedList }),
    reply: answer(z.array(SavedView)),
  },
  'POST /admin/views': {
    summary:
      "Saves a list's filters under a name, replacing a view of the same name. 409 `view.too-many` for more than twelve per list",
    access: 'staff',
    body: z.object({
      list: ViewedList,
      name: z
        .string()
        .trim()
        .min(1, problemText('view.name-required'))
        .max(40, problemText('field.too-long', { max: 40 })),
      search: z.string().max(500),
    }),
    reply: answer(SavedView),
  },
  'DELETE /admin/views/:id': {
    summary: "Deletes one of the caller's views. 404 for anyone else's",
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.null()),
  },
});
