import type { categoryFeatures } from '#kernel/category-limits.ts';
import type { DataOf } from '../../api/routes.ts';
import type { ProblemKey } from '../../problems/problem-words.ts';

export type Category = DataOf<'GET /admin/categories'>[number];
export type Feature = (typeof categoryFeatures)[number];

/** A category as it stands in the form: numbers are what was typed. */
export type CategoryDraft = Readonly<{
  name: string;
  nameInThai: string;
  description: string;
  features: readonly Feature[];
  displayOrder: string;
  securityDeposit: string;
  minimumDriverAge: string;
  isActive: boolean;
}>;

export const newCategory: CategoryDraft = {
  ...{ name: '', nameInThai: '', description: '', features: [], isActive: true },
  ...{ displayOrder: '0', securityDeposit: '0', minimumDriverAge: '21' },
};

export const draftOf = (category: Category): CategoryDraft => ({
  name: category.name,
  nameInThai: category.nameInThai ?? '',
  description: category.description,
  features: category.features as readonly Feature[],
  displayOrder: `${category.displayOrder}`,
  securityDeposit: `${category.securityDeposit}`,
  minimumDriverAge: `${category.minimumDriverAge}`,
  isActive: category.isActive,
});

/** What is wrong before anything is sent. */
export const errorsOf = (draft: CategoryDraft): Partial<Record<keyof CategoryDraft, ProblemKey>> => ({
  ...(draft.name.trim() === '' && { name: 'name.required' }),
  ...(!/^\d+(\.\d{1,2})?$/.test(draft.securityDeposit.trim()) && { securityDeposit: 'category.deposit' }),
  ...(!/^\d{1,3}$/.test(draft.minimumDriverAge.trim()) && { minimumDriverAge: 'category.age' }),
  ...(!/^\d{1,5}$/.test(draft.displayOrder.trim()) && { displayOrder: 'category.order' }),
});

export const sentOf = (draft: CategoryDraft) => ({
  ...{ name: draft.name, nameInThai: draft.nameInThai, description: draft.description, isActive: draft.isActive },
  features: [...draft.features],
  displayOrder: Number(draft.displayOrder),
  securityDeposit: Number(draft.securityDeposit),
  minimumDriverAge: Number(draft.minimumDriverAge),
});
