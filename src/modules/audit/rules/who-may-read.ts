import { onlyForAdmins } from './problems.ts';

const forAdminsAlone = new Set(['user', 'session']);

/** What happened to people who work here, and their sign-ins, is for admins. */
export const refuseUnlessMayRead = (subjectKind: string, role: string | undefined): void => {
  if (forAdminsAlone.has(subjectKind) && role !== 'ADMIN') throw onlyForAdmins();
};
