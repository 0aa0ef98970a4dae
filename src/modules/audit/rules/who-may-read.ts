import { notAllowed } from '#kernel/problem.ts';

/**
 * 403 unless the role may read entries about this kind of subject: entries about staff and their sign-ins are for
 * admins.
 */
export const refuseUnlessMayRead = (subjectKind: string, role: string | undefined): void => {
  if (subjectKind === 'user' && role !== 'ADMIN') throw notAllowed();
};
