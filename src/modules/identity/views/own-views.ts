import type { SavedView, ViewedList } from '#contract/office/views.ts';
import type { Context } from '#platform/context.ts';
import { tooManyViews, viewNotFound } from '../rules/problems.ts';
import { signedInUser } from '../signed-in-user.ts';
import { deleteOwnView, keepView, listViews, lockOwner } from './own-views-store.ts';

const MOST = 12;

export const ownViews = ({ tx, actor }: Context, list: ViewedList): Promise<SavedView[]> =>
  listViews(tx, signedInUser(actor).id, list);

/** Keeps a view under its name, in place of the one that has it. */
export const keepOwnView = async (
  { tx, now, actor }: Context,
  view: Readonly<{ list: ViewedList; name: string; search: string }>,
): Promise<SavedView> => {
  const { id: userId } = signedInUser(actor);
  await lockOwner(tx, userId);
  const kept = await listViews(tx, userId, view.list);
  const others = kept.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase());
  if (others.length >= MOST) throw tooManyViews(MOST);
  return keepView(tx, { ...view, userId, createdAt: now });
};

/** 404 for another's, as for none. */
export const forgetOwnView = async ({ tx, actor }: Context, id: string): Promise<void> => {
  if (!(await deleteOwnView(tx, { id, userId: signedInUser(actor).id }))) throw viewNotFound();
};
