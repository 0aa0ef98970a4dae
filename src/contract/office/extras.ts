import { z } from 'zod';
import { endpoints, ListQuery, listOf } from '../endpoint.ts';
import { AddonCategory, AddonShape } from '../extras.ts';

/** An add-on as the office sees it: also where it is switched off or not on the website. */
export const OfficeAddonShape = AddonShape.extend({
  isActive: z.boolean(),
  showOnWebsite: z.boolean(),
  sortOrder: z.int(),
  adminNotes: z.string(),
});

const OfficeList = ListQuery.extend({ status: z.enum(['active', 'inactive']).optional() });

export const extrasOfficeEndpoints = endpoints({
  'GET /addons': {
    summary: 'Every add-on that is not archived; search finds words of its name and descriptions',
    access: 'staff',
    query: OfficeList.extend({
      category: AddonCategory.optional(),
      /** As `status`, in the words of document 3. */
      isActive: z.enum(['true', 'false']).optional(),
    }),
    reply: listOf(OfficeAddonShape),
  },
});
