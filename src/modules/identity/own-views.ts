import type { SavedView, ViewedList } from '#contract/office/views.ts';
import type { Context } from '#platform/context.ts';
import { deleteView, listViews, lockOwner, saveView } from './own-views-store.ts';
import { signedInUser } from './records/signed-in-user.ts';
import { tooManyViews, viewNotFound } from './rules/problems.ts';

const MOST = 12;

export const listOwnViews = ({ tx, actor }: Context, list: ViewedList): Promise<SavedView[]> =>
  listViews(tx, signedInUser(actor).id, list);

/** Saves a view under its name, replacing the caller's view of the same name. Refuses more than `MOST` per list. */
export const saveOwnView = async (
  { tx, now, actor }: Context,
  view: Readonly<{ list: ViewedList; name: string; search: string }>,
): Promise<SavedView> => {
  const { id: userId } = signedInUser(actor);
  await lockOwner(tx, userId);
  const views = await listViews(tx, userId, view.list);
  const others = views.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase());
  if (others.length >= MOST) throw tooManyViews(MOST);
  return saveView(tx, { ...view, userId, createdAt: now });
};

/** Deletes one of the caller's views. 404 for anybody else's, as for an unknown one. */
export const deleteOwnView = async ({ tx, actor }: Context, id: string): Promise<void> => {
  if (!(await deleteView(tx, { id, userId: signedInUser(actor).id }))) throw viewNotFound();
};
