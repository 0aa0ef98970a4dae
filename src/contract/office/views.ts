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
    summary: "The caller's own views of a list, in the order in which they were kept",
    access: 'staff',
    query: z.object({ list: ViewedList }),
    reply: answer(z.array(SavedView)),
  },
  'POST /admin/views': {
    summary:
      'Keeps what a list is asked for under a name. A name that the caller has already is given anew. 409 `view.too-many` beyond twelve of a list',
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
    summary: "Forgets one of the caller's views. 404 for another's",
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.null()),
  },
});
