import { notAllowed } from '#kernel/problem.ts';

/** What happened to people who work here, and their sign-ins, is for admins. */
export const refuseUnlessMayRead = (subjectKind: string, role: string | undefined): void => {
  if (subjectKind === 'user' && role !== 'ADMIN') throw notAllowed();
};
