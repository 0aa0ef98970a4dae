import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { OfficeCategory } from './category-office-store.ts';

type Change = Readonly<{ action: string; before?: OfficeCategory; after?: OfficeCategory }>;

/** Leaves an entry of the audit log about a category. */
export const recordCategory = (ctx: Context, { id, name }: OfficeCategory, change: Change): Promise<void> =>
  ctx.record({
    action: change.action,
    subject: { kind: 'category', id, name },
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
  });

const factsOf = ({ securityDeposit, ...category }: OfficeCategory) => {
  const { name, nameInThai, description, features, isActive, displayOrder, minimumDriverAge } = category;
  return {
    ...{ name, nameInThai, description, features, isActive, displayOrder, minimumDriverAge },
    securityDeposit: toBaht(securityDeposit),
  };
};
