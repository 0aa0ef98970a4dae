import { z } from 'zod';
import { endpoints, ListQuery, listOf } from '../endpoint.ts';
import { InsurancePackageShape } from '../extras.ts';
import { Baht, BangkokDateTime, Id } from '../fields.ts';

export const InsuranceOptionShape = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  coverage: z.array(z.string()),
  exclusions: z.array(z.string()),
  defaultDeductible: Baht,
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: BangkokDateTime,
  updatedAt: BangkokDateTime,
});

export const OfficePackageShape = InsurancePackageShape.extend({
  description: z.string(),
  displayOrder: z.int(),
  isActive: z.boolean(),
});

const OfficeList = ListQuery.extend({ status: z.enum(['active', 'inactive']).optional() });

export const extrasOfficeEndpoints = endpoints({
  'GET /insurance/options': {
    summary: 'Every insurance option that is not archived; search finds words of its code, name and description',
    access: 'staff',
    query: OfficeList,
    reply: listOf(InsuranceOptionShape),
  },
  'GET /insurance/packages': {
    summary: 'Every insurance package that is not archived, with its rates; search finds words of its name and texts',
    access: 'staff',
    query: OfficeList,
    reply: listOf(OfficePackageShape),
  },
});
