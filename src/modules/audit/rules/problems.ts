import { Problem } from '#kernel/problem.ts';

export const onlyForAdmins = () => new Problem(403, 'auth.forbidden', 'You are not allowed to do this.');
